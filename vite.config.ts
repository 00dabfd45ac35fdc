import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import type { UserConfig } from 'vite';
import { budgets, keepSizes } from './scripts/build/budgets.ts';
import { bundleBudget } from './scripts/build/bundleBudget.ts';
import { compressed } from './scripts/build/compressed.ts';
import { packageStyles } from './scripts/build/packageStyles.ts';
import { pageFrame } from './scripts/build/pageFrame.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { SITE_ENTRY, siteFiles } from './scripts/build/siteFiles.ts';
import { smallEntries } from './scripts/build/smallEntries.ts';
import { codeSplitting } from './scripts/build/splitting.ts';
import { startPages } from './scripts/build/startPages.ts';
import { themeCss } from './scripts/build/themeCss.ts';
import { isPublicPath } from './src/domain/publicHouse/publicPaths.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

const publicHouse = {
  target: gateway,
  bypass: ({ url = '/' }: { url?: string }) =>
    isPublicPath(new URL(url, gateway).pathname) ? undefined : url,
};

const NOT_DRAWN = ['html2canvas', 'dompurify', 'canvg'];

const sources = (): UserConfig => ({
  plugins: [react(), pageFrame(), themeCss(), packageStyles()],
  build: {
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'admin.html', 'entrance.html', SITE_ENTRY],
      external: NOT_DRAWN,
      // Chakra wraps its whole theme in this identity function; unless it is known to be pure, the bundler keeps the
      // styles of all components.
      treeshake: { manualPureFunctions: ['defineConfig'] },
    },
  },
  // jsPDF asks for these when it draws HTML or SVG, which nothing here does.
  worker: { format: 'es', rolldownOptions: { external: NOT_DRAWN } },
  // The package leads bundlers to its build for old browsers, which is larger.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
});

export default defineConfig(async ({ command }) => {
  const { plugins = [], build, ...rest } = sources();
  const output = command === 'build' ? { codeSplitting: await codeSplitting(sources()) } : {};
  return {
    ...rest,
    plugins: [
      ...plugins,
      bundleBudget(budgets, keepSizes),
      startPages(),
      siteFiles(),
      smallEntries(sources),
      serviceWorker(),
      compressed(),
    ],
    build: {
      ...build,
      outDir: 'dist/app',
      emptyOutDir: true,
      rolldownOptions: { ...build?.rolldownOptions, output },
    },
    server: {
      proxy: {
        '/api': gateway,
        '/sync': gateway,
        '/healthz': gateway,
        '/images/': gateway,
        '^/([?]|$)': publicHouse,
        '^/(search-menus|blog|chuyen-gia|daily-menu|recipe|mua|expert)': publicHouse,
      },
    },
  };
});
