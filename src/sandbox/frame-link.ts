/** What a frame may take to load, on a slow line. */
const mostLoading = 15_000;

/** A hidden frame of the sandbox's page, and the port by which the frame inside is talked to. */
export interface FrameLink {
  readonly port: MessagePort;
  /** Ends the frame and its worker at once, whatever they do. */
  remove(): void;
}

/** Loads a frame; rejects if it doesn't come. */
export function openFrame(address: string): { link: Promise<FrameLink>; remove(): void } {
  const frame = document.createElement('iframe');
  frame.title = 'Where edited code runs';
  frame.hidden = true;
  frame.tabIndex = -1;
  frame.src = address;
  const remove = () => frame.remove();
  const link = new Promise<FrameLink>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const fail = () => {
      window.clearTimeout(timer);
      remove();
      reject(new Error('The sandbox could not be loaded. Are you offline?'));
    };
    const timer = window.setTimeout(fail, mostLoading);
    const greet = () => {
      try {
        // To the frame inside, past the page around it: WebKit loses a port that is handed on.
        frame.contentWindow!.frames[0]!.postMessage('', '*', [port2]);
      } catch {
        // It is the browser's own page about an error, or another that came in the place of ours.
        fail();
      }
    };
    frame.addEventListener('load', greet, { once: true });
    port1.onmessage = () => {
      window.clearTimeout(timer);
      resolve({
        port: port1,
        remove: () => {
          port1.close();
          remove();
        },
      });
    };
  });
  document.body.append(frame);
  return { link, remove };
}
