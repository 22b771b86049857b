import type { Browser } from 'puppeteer-core';
import type { Spoken } from './spoken.ts';

// What only a script in the window around the page may do.

/** The part of Puppeteer's connection that sends commands of WebDriver BiDi as they are. */
interface Connection {
  send(method: string, parameters: object): Promise<{ result: unknown }>;
}

/** Asks Firefox's own service for screen readers. */
const walk = `(async () => {
  const service = Cc['@mozilla.org/accessibilityService;1'].getService(Ci.nsIAccessibilityService);
  const rest = () => new Promise((resolve) => setTimeout(resolve, 50));
  const documentOf = () => {
    const { firstChild } = service.getAccessibleFor(gBrowser.selectedBrowser) ?? {};
    const busy = {};
    firstChild?.getState(busy, {});
    return firstChild?.childCount && !(busy.value & Ci.nsIAccessibleStates.STATE_BUSY) && firstChild;
  };
  const statesOf = (one, kind, current) => {
    const bits = {};
    one.getState(bits, {});
    const has = (name) => {
      const bit = Ci.nsIAccessibleStates['STATE_' + name];
      if (bit === undefined) throw new Error('Firefox knows no state ' + name);
      return (bits.value & bit) !== 0;
    };
    const states = [];
    if (has('EXPANDED')) states.push('expanded');
    if (has('COLLAPSED')) states.push('collapsed');
    if (kind === 'toggle button') states.push(has('PRESSED') ? 'pressed' : 'not pressed');
    if (has('MIXED')) states.push('partly checked');
    else if (/^(checkbutton|radiobutton)$/.test(kind))
      states.push(has('CHECKED') ? 'checked' : 'not checked');
    if (current && current !== 'false') states.push('current');
    if (has('INVALID')) states.push('invalid');
    if (has('UNAVAILABLE')) states.push('disabled');
    return states;
  };
  const list = (page) => {
    const said = [];
    const visit = (one) => {
      const of = (attribute) => {
        try {
          return one.attributes?.getStringProperty(attribute) ?? '';
        } catch {
          return '';
        }
      };
      const kind = service.getStringRole(one.role);
      const role = kind === 'text leaf' || kind === 'statictext' ? 'StaticText' : one.computedARIARole || kind;
      const level = role === 'heading' ? Number(of('level')) : 0;
      const states = statesOf(one, kind, of('current'));
      said.push({ role, name: one.name ?? '', value: one.value ?? '', level, states });
      for (let child = one.firstChild; child; child = child.nextSibling) visit(child);
    };
    visit(page);
    return said;
  };
  // It is built little by little: it is done when it grows no more. What moves has other numbers.
  let before = '';
  for (let i = 0; i < 200; i += 1) {
    const page = documentOf();
    const said = page ? list(page) : [];
    const now = said.map(({ role, name }) => (role === 'StaticText' ? '' : role + name)).join('')
      .replaceAll(/[\\d.−]+/g, '');
    if (now && now === before) return JSON.stringify(said);
    before = now;
    await rest();
  }
  throw new Error('The tree does not come to rest.');
})()`;

/** Has an expression worked out in the window around the page. */
async function inWindow(browser: Browser, expression: string): Promise<string> {
  const { connection } = browser as unknown as { connection: Connection };
  const { result: windows } = await connection.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
  });
  const [window] = (windows as { contexts: { context: string }[] }).contexts;
  const { result } = await connection.send('script.evaluate', {
    target: { context: window?.context },
    expression,
    awaitPromise: true,
  });
  const answer = result as {
    result?: { value: string };
    exceptionDetails?: { text: string };
  };
  if (!answer.result) throw new Error(answer.exceptionDetails?.text);
  return answer.result.value;
}

/** What a screen reader is given of the page that is open. */
export const accessibilityTree = async (browser: Browser): Promise<Spoken[]> =>
  JSON.parse(await inWindow(browser, walk));

/**
 * A new window has the focus in its address field, and Tab leads there from the end of a page: keys
 * reach the page then, but its focus does not show.
 */
export const focusPage = (browser: Browser) =>
  inWindow(browser, 'gBrowser.selectedBrowser.focus(), ""');
