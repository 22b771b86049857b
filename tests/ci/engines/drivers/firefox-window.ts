import type { Browser } from 'puppeteer-core';
import type { Spoken } from './spoken.ts';

// Actions that need a script in the browser window around the page.

/** The part of Puppeteer's connection that sends raw WebDriver BiDi commands. */
interface Connection {
  send(method: string, parameters: object): Promise<{ result: unknown }>;
}

/** Reads Firefox's own accessibility service. */
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
  // The tree is built gradually, so wait until it stops growing. Moving elements change their
  // numbers.
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

/** Evaluates an expression in the browser window. */
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

export const accessibilityTree = async (browser: Browser): Promise<Spoken[]> =>
  JSON.parse(await inWindow(browser, walk));

/**
 * A new window focuses its address field, and Tab returns there from the end of a page. Keys then
 * reach the page, but its focus is invisible.
 */
export const focusPage = (browser: Browser) =>
  inWindow(browser, 'gBrowser.selectedBrowser.focus(), ""');
