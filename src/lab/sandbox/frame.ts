// Runs in the frame inside the sandbox's page. The frame has no origin. It starts a worker with
// code sent by a page of the site, and forwards messages between them. The reader's code runs only
// in the worker, because a worker cannot navigate. A classic script cannot import.

/** The text before the reader's code, inserted when the frame's page is built. */
declare const prelude: string;

{
  let worker: Worker | null = null;
  /** How many worker messages are expected: started, ready, and one reply per request. */
  let expected = 0;

  const start = (code: string, run: number, port: MessagePort) => {
    worker?.terminate();
    const script = new Blob([prelude, '(', code, '\n)'], { type: 'text/javascript' });
    const address = URL.createObjectURL(script);
    const ownWorker = new Worker(address);
    worker = ownWorker;
    expected = 2;
    const end = (error: unknown) => {
      if (ownWorker !== worker) return;
      worker = null;
      ownWorker.terminate();
      port.postMessage({ run, message: { broken: String(error).slice(0, 300) } });
    };
    ownWorker.onmessage = ({ data }) => {
      URL.revokeObjectURL(address);
      if (ownWorker !== worker) return;
      expected -= 1;
      if (expected < 0) end('The code sent more messages than expected.');
      else port.postMessage({ run, message: data });
    };
    ownWorker.onerror = ({ message }) => end(message);
  };

  const onPort = ({ source, ports: [port] }: MessageEvent) => {
    if (source !== parent.parent || !port) return;
    removeEventListener('message', onPort);
    port.onmessage = ({ data }) => {
      if (typeof data.code === 'string') {
        try {
          start(data.code, data.run, port);
        } catch (error) {
          // Report a browser without workers, lest the code seem endless.
          port.postMessage({
            run: data.run,
            message: { broken: `Code cannot run here: ${String(error)}` },
          });
        }
      } else if (worker) {
        expected += 1;
        worker.postMessage(data);
      }
    };
    port.postMessage({ here: true });
  };

  // Elsewhere the frame could have the site's origin and run code for any page that embeds it.
  if (origin === 'null' && parent !== self) addEventListener('message', onPort);
}
