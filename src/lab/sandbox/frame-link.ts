/** Allows for a slow connection. */
const loadTimeout = 15_000;

/** The port to a frame of the sandbox's page. */
export interface FrameLink {
  readonly port: MessagePort;
  /** Ends the frame and its worker at once, whatever they are doing. */
  remove(): void;
}

/**
 * Loads a frame, by default a hidden one. The promise is rejected if the frame cannot be loaded.
 * Then it is removed, as it is by `remove`.
 */
export function openFrame(
  address: string,
  place: (frame: HTMLIFrameElement) => void = hide,
): { link: Promise<FrameLink>; remove(): void } {
  const frame = document.createElement('iframe');
  frame.src = address;
  const remove = () => frame.remove();
  const link = new Promise<FrameLink>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const fail = () => {
      window.clearTimeout(timer);
      remove();
      reject(
        new Error('The sandbox could not be loaded. Check the connection, then reload the page.'),
      );
    };
    const timer = window.setTimeout(fail, loadTimeout);
    const sendPort = () => {
      try {
        // Address the inner frame directly, because WebKit loses a forwarded port.
        frame.contentWindow!.frames[0]!.postMessage('', '*', [port2]);
      } catch {
        // The frame shows the browser's error page or some other page.
        fail();
      }
    };
    frame.addEventListener('load', sendPort, { once: true });
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
  place(frame);
  return { link, remove };
}

function hide(frame: HTMLIFrameElement): void {
  frame.title = 'Where edited code runs';
  frame.hidden = true;
  frame.tabIndex = -1;
  document.body.append(frame);
}
