import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder, Button, Capabilities, Key, Origin } from 'selenium-webdriver';
import { findWebKit } from '../../../scripts/engines.mjs';
import { callOf, type Driver } from './driver.ts';

/** The numbers of keys as WebDriver has them; a letter stands for itself. */
const keys: Readonly<Record<string, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Escape: Key.ESCAPE,
  Enter: Key.ENTER,
  Tab: Key.TAB,
  Home: Key.HOME,
  Backspace: Key.BACK_SPACE,
};

/** Without a GPU, WebKit's compositor draws by Mesa's software GL, which crashes now and then. */
const withoutGl = { WEBKIT_DISABLE_COMPOSITING_MODE: '1' };

/** WebKit by its own WebDriver, on a screen that nobody sees. */
export async function startWebKit(): Promise<Driver> {
  const { driver: program, display, browser } = findWebKit();
  const port = await freePort();
  // A group of its own, so that the screen and the browser end with it.
  const server = spawn(display, ['-a', '-s', '-screen 0 1600x1200x24', program, `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, ...withoutGl },
  });
  const end = () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
  };
  process.once('exit', end);
  const url = `http://127.0.0.1:${port}`;
  await isListening(url);

  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
  });
  const begin = async () => {
    const begun = await new Builder().usingServer(url).withCapabilities(capabilities).build();
    await begun.manage().setTimeouts({ script: 30_000, pageLoad: 30_000 });
    return begun;
  };
  let session = await begin();
  const hand = () => session.actions({ async: true });
  let size: { width: number; height: number } | undefined;

  const resize = async (width: number, height: number) => {
    size = { width, height };
    const own = await session.executeScript<number>('return outerHeight - innerHeight');
    const rect = { x: 0, y: 0, width, height: height + own };
    await session.manage().window().setRect(rect);
  };

  /** A page that crashes ends its session: what comes after it is not its fault. */
  const revive = async () => {
    try {
      await session.getWindowHandle();
    } catch (error) {
      if ((error as Error).name !== 'NoSuchSessionError') throw error;
      session = await begin();
      if (size) await resize(size.width, size.height);
    }
  };

  return {
    engine: 'WebKit',
    leavesWindow: false,
    goto: async (to) => {
      await revive();
      await session.get(to);
    },
    evaluate: async (fn, ...args) => {
      const outcome = await session.executeAsyncScript<{ error?: string; value?: never }>(
        `const [done] = arguments;
        Promise.resolve()
          .then(() => ${callOf(fn, args)})
          .then((value) => done({ value }), (error) => done({ error: String(error) }));`,
      );
      if (outcome.error !== undefined) throw new Error(outcome.error);
      return outcome.value as never;
    },
    moveTo: (x, y) =>
      hand()
        .move({ x: Math.round(x), y: Math.round(y), duration: 0, origin: Origin.VIEWPORT })
        .perform(),
    down: () => hand().press(Button.LEFT).perform(),
    up: () => hand().release(Button.LEFT).perform(),
    press: (key) =>
      hand()
        .keyDown(keys[key] ?? key)
        .keyUp(keys[key] ?? key)
        .perform(),
    type: (text) => hand().sendKeys(text).perform(),
    resize: async (width, height) => {
      await revive();
      await resize(width, height);
    },
    screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
    close: async () => {
      // One that crashed has ended already.
      await session.quit().catch(() => {});
      end();
      await once(server, 'exit');
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  return address.port;
}

/** The driver takes orders some seconds after it was started. */
async function isListening(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const answers = await fetch(`${url}/status`).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await setTimeout(100);
  }
  throw new Error('WebKitWebDriver does not answer.');
}
