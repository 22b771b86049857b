// Runs in the sandbox's page, which is of the site, so that it opens without a network as other pages do.
// It hands the port of the page that opened it on to the frame inside. That frame has no origin, and
// edited code runs only there. A script and no module, so it imports nothing.

{
  const relay = ({ source, origin, ports }: MessageEvent) => {
    if (source !== parent || parent === self || origin !== location.origin) return;
    removeEventListener('message', relay);
    frames[0]?.postMessage('', '*', [...ports]);
  };
  addEventListener('message', relay);
}
