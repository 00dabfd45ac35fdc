import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

/** Module name that the app imports. */
const NAME = 'virtual:theme.css';
const ID = '/theme.css';
const STYLES = resolve(import.meta.dirname, 'themeStyles.tsx');

/**
 * Gives the theme's variables and the styles of plain elements as a style sheet. Left to the app they are
 * composed and parsed at every start, which takes as long as drawing the client list.
 */
export function themeCss(): Plugin {
  return {
    name: 'bua-lanh-theme-css',
    // The server of `npm run dev` asks for it by its second name.
    resolveId: (id) => (id === NAME || id === ID ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      const { module, dependencies } = await runnerImport<{ themeStyles(): string }>(STYLES);
      for (const file of [STYLES, ...dependencies]) this.addWatchFile(resolve(file));
      return module.themeStyles();
    },
  };
}
