import { resolve } from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const NAME = 'virtual:theme.css';
const ID = '/theme.css';
const STYLES = resolve(import.meta.dirname, 'themeStyles.tsx');

const SYSTEM = /\/@chakra-ui\/react\/dist\/esm\/styled-system\/system\.js(?:\?|$)/;
const COMPOSED = 'const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];';

/** The library composes them whenever a system is made, though `src/ui/theme.ts` leaves them out. */
export function withoutComposedStyles(code: string): string {
  if (!code.includes(COMPOSED))
    throw new Error('Chakra composes its styles in another place: scripts/build/themeCss.ts');
  return code.replace(COMPOSED, 'const _global = [];');
}

/** Composed at build time: done at every start, it takes as long as drawing the client list. */
export function themeCss(): Plugin {
  return {
    name: 'bua-lanh-theme-css',
    // The development server asks for it by its resolved id.
    resolveId: (id) => (id === NAME || id === ID ? ID : undefined),
    async load(id) {
      if (id !== ID) return undefined;
      const { module, dependencies } = await runnerImport<{ themeStyles(): string }>(STYLES);
      for (const file of [STYLES, ...dependencies]) this.addWatchFile(resolve(file));
      return module.themeStyles();
    },
    transform: (code, id) =>
      SYSTEM.test(id) ? { code: withoutComposedStyles(code), map: null } : undefined,
  };
}
