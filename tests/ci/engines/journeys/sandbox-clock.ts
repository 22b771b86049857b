/** Returns the longest pause of its thread between start and stop. */
export function startClock(): () => number {
  let longest = 0;
  let last = performance.now();
  let isOn = true;
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    if (isOn) setTimeout(() => port2.postMessage(0), 2);
  };
  port2.postMessage(0);
  return () => {
    isOn = false;
    return Math.round(Math.max(longest, performance.now() - last));
  };
}

/** A worker with such a clock, whose pauses are due to the machine instead of the page. */
export const clockScript = `${startClock}
let stop = startClock();
onmessage = () => {
  postMessage(stop());
  stop = startClock();
};`;
