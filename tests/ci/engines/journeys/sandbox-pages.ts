import { sandboxPage } from '#source/sandbox-page.ts';

// The sandbox's page with some of its defences taken out: the others have to do without them, and where
// all are out an attack has to come to its target, or it would prove nothing.

/** Takes out what is found; an error if it is no longer there. */
function without(text: string, what: RegExp): string {
  const rest = text.replaceAll(what, '');
  if (rest === text) throw new Error(`There is no ${what} in the sandbox's page.`);
  return rest;
}

const withoutPolicy = (page: string) => without(page, /<meta http-equiv[^>]*>/g);

/** The worker keeps its globals. */
function withGlobals(page: string): string {
  const changed = without(page, /removeBrowser\(\);\\n|freezeLanguage\(\);\\n/g);
  // The policies name the script by its hash, which is another now.
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
