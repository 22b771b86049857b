import { sandboxPage } from '#lab/sandbox/page.ts';

// The sandbox's page without some of its defences, to test the others. Without any defence an
// attack must succeed, because it would prove nothing otherwise.

/** Removes a text, and throws if it no longer exists. */
function without(text: string, what: RegExp): string {
  const rest = text.replaceAll(what, '');
  if (rest === text) throw new Error(`There is no ${what} in the sandbox's page.`);
  return rest;
}

const withoutPolicy = (page: string) => without(page, /<meta http-equiv[^>]*>/g);

function withGlobals(page: string): string {
  const changed = without(page, /removeBrowser\(\);\\n|freezeLanguage\(\);\\n/g);
  // The policies contain the hash of the script, which has changed.
  return changed.replace(/script-src [^;]*/g, "script-src 'unsafe-inline'");
}

const withoutFrame = (page: string) => without(page, / sandbox="allow-scripts"/g);

const withOrigin = (page: string) => without(withoutFrame(page), /origin === 'null' &amp;&amp; /g);

export const sandboxPages = () => {
  const page = sandboxPage();
  return {
    '/sandbox-policy-only.html': withGlobals(page),
    '/sandbox-removal-only.html': withoutPolicy(page),
    '/sandbox-with-origin.html': withoutFrame(page),
    '/sandbox-open.html': withOrigin(withoutPolicy(withGlobals(page))),
  };
};
