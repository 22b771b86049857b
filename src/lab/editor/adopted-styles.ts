import { StyleModule } from 'style-mod';

/*
 * CodeMirror writes its styles into a `<style>` element, which the page's policy refuses, so adopt
 * a constructed stylesheet instead. Its layer lies inside the listings' layer, so that our
 * stylesheets override it.
 */
const mounted = new Set<StyleModule>();
const sheet = new CSSStyleSheet();

StyleModule.mount = (root, modules) => {
  const document = 'ownerDocument' in root && root.ownerDocument ? root.ownerDocument : root;
  const before = mounted.size;
  for (const module of Array.isArray(modules) ? modules : [modules]) mounted.add(module);
  if (mounted.size > before) {
    const rules = [...mounted].map((module) => module.getRules()).join('\n');
    sheet.replaceSync(`@layer listing.codemirror {${rules}}`);
  }
  const { adoptedStyleSheets } = document as Document;
  if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
};
