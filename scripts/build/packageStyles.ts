import { runInNewContext } from 'node:vm';
import type { Plugin } from 'vite';

const TEXT = /("(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\[\s\S])*`)/.source;
const INJECTED = new RegExp(
  `(createTextNode\\(|\\bconst Sa = |\\.push\\(\\[t\\.i, |\\.exports = )${TEXT}`,
  'g',
);
const RULES = /[.:][\w-]+[^{}]*\{[^{}]*:/;
const INJECTS = /\/node_modules\/@editorjs\/[^/]+\/dist\/[^/]+\.mjs$/;
const DRAG = /\/node_modules\/@dnd-kit\/dom\/index\.js$/;
const ID = /^\/package-styles\/(.+)\.css$/;

const SHEETS = [
  [
    'isDocument(root) ? __privateMethod(this, _StyleInjector_instances, injectStyleElement_fn)',
    'false ? __privateMethod(this, _StyleInjector_instances, injectStyleElement_fn)',
  ],
  [
    'root.ownerDocument.defaultView;\n  const { CSSStyleSheet }',
    '(root.ownerDocument ?? root).defaultView;\n  const { CSSStyleSheet }',
  ],
] as const;

export function withoutStyles(code: string): { code: string; css: string } {
  const sheets: string[] = [];
  const rest = code.replaceAll(INJECTED, (whole, before: string, literal: string) => {
    if (!RULES.test(literal)) return whole;
    sheets.push(String(runInNewContext(literal)));
    return `${before}""`;
  });
  return { code: rest, css: sheets.join('\n') };
}

/** Constructed style sheets for pages too, as the package makes them for shadow roots. */
export function withSheets(code: string): string {
  return SHEETS.reduce((rest, [written, constructed]) => {
    if (!rest.includes(written)) throw new Error('@dnd-kit/dom writes its styles in another way.');
    return rest.replace(written, constructed);
  }, code);
}

/**
 * Packages that write style elements at run time break the page's policy: their styles become a sheet of the build, or a
 * constructed one.
 */
export function packageStyles(): Plugin {
  const sheets = new Map<string, string>();
  return {
    name: 'package-styles',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (ID.test(id) ? id : undefined),
    load: (id) => sheets.get(id),
    transform(code, id) {
      if (DRAG.test(id)) return { code: withSheets(code), map: null };
      if (!INJECTS.test(id)) return undefined;
      const { code: rest, css } = withoutStyles(code);
      if (css === '') throw new Error(`${id} writes its styles in another way.`);
      const sheet = `/package-styles/${encodeURIComponent(id.split('@editorjs/')[1] ?? '')}.css`;
      sheets.set(sheet, css);
      return { code: `import ${JSON.stringify(sheet)};\n${rest}`, map: null };
    },
  };
}
