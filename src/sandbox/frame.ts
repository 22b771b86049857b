// Runs in the frame inside the sandbox's page, which has no origin: it starts a worker with the code
// that a page of the site sends, and passes on what the two say. Only this script runs in the frame; what
// readers write runs in the worker, which can't navigate. A script and no module, so it imports nothing.

/** The text before the reader's code: put in when the page of the frame is built. */
declare const prelude: string;

{
  let worker: Worker | null = null;
  /** How many messages of the worker are due: it starts, is ready, and answers each question once. */
  let due = 0;

  const start = (code: string, run: number, port: MessagePort) => {
    worker?.terminate();
    const script = new Blob([prelude, '(', code, '\n)'], { type: 'text/javascript' });
    const address = URL.createObjectURL(script);
    const own = new Worker(address);
    worker = own;
    due = 2;
    const end = (why: unknown) => {
      if (own !== worker) return;
      worker = null;
      own.terminate();
      port.postMessage({ run, said: { broken: String(why).slice(0, 300) } });
    };
    own.onmessage = ({ data }) => {
      URL.revokeObjectURL(address);
      if (own !== worker) return;
      due -= 1;
      if (due < 0) end('The code said more than it was asked.');
      else port.postMessage({ run, said: data });
    };
    own.onerror = ({ message }) => end(message);
  };

  const listen = ({ source, ports: [port] }: MessageEvent) => {
    if (source !== parent.parent || !port) return;
    removeEventListener('message', listen);
    port.onmessage = ({ data }) => {
      if (typeof data.code === 'string') {
        try {
          start(data.code, data.run, port);
        } catch (error) {
          // A browser without workers is not code that does not end.
          port.postMessage({
            run: data.run,
            said: { broken: `Code cannot run here: ${String(error)}` },
          });
        }
      } else if (worker) {
        due += 1;
        worker.postMessage(data);
      }
    };
    port.postMessage({ here: true });
  };

  // Elsewhere it might have the site's origin, and run for any page that opens it.
  if (origin === 'null' && parent !== self) addEventListener('message', listen);
}
