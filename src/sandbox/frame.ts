// Runs in the sandbox's frame, which has no origin: it starts a worker with the code that the page
// sends, and passes on what the two say. Only this script runs in the frame; what readers write runs
// in the worker, which can't navigate. A script and no module, so it imports nothing.

/** The text before the reader's code: put in when the page of the frame is built. */
declare const prelude: string;

{
  let worker: Worker | null = null;

  const start = (code: string, port: MessagePort) => {
    worker?.terminate();
    const script = new Blob([prelude, '(', code, '\n)'], { type: 'text/javascript' });
    const address = URL.createObjectURL(script);
    const own = new Worker(address);
    worker = own;
    own.onmessage = ({ data }) => {
      URL.revokeObjectURL(address);
      if (own === worker) port.postMessage(data);
    };
    own.onerror = ({ message }) => {
      if (own === worker) port.postMessage({ broken: String(message).slice(0, 300) });
    };
  };

  addEventListener(
    'message',
    ({ ports: [port] }) => {
      if (!port) return;
      port.onmessage = ({ data }) => {
        if (typeof data.code === 'string') start(data.code, port);
        else worker?.postMessage(data);
      };
      port.postMessage({ here: true });
    },
    { once: true },
  );
}
