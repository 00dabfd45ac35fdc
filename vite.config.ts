import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { bundleBudget } from './scripts/build/bundleBudget.ts';
import { themeCss } from './scripts/build/themeCss.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

/** Everything that a page runs before it can be used; the service worker is registered by all. */
const START = ['src/main.tsx', 'src/app/App.tsx', 'src/platform/serviceWorker.ts'];
const KB = 1024;
const BUDGETS = [
  {
    page: 'sign-in page',
    loads: [...START, 'src/features/account/LoginPage.tsx'],
    bytes: 200 * KB,
  },
  {
    page: 'workspace shell',
    loads: [...START, 'src/app/workspace/Workspace.tsx'],
    bytes: 352 * KB,
  },
];

export default defineConfig({
  plugins: [
    react(),
    themeCss(),
    bundleBudget(BUDGETS),
    VitePWA({
      // An update waits until a person agrees: no skipWaiting, no automatic reload.
      registerType: 'prompt',
      injectRegister: null,
      manifest: false,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2,webmanifest,json}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api\//, /^\/sync\//, /^\/healthz/, /^\/metrics/],
        maximumFileSizeToCacheInBytes: 4_000_000,
        cleanupOutdatedCaches: true,
        // The first visit already has everything for the next one without a network.
        clientsClaim: true,
      },
    }),
  ],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      // Chakra wraps its whole theme in this: it returns its argument, but the bundler cannot know,
      // and would keep the styles of all components for the few of `src/ui/recipes.ts`.
      treeshake: { manualPureFunctions: ['defineConfig'] },
    },
  },
  worker: { format: 'es' },
  // The package leads bundlers to its build for old browsers, which is larger.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
  server: { proxy: { '/api': gateway, '/sync': gateway, '/healthz': gateway } },
});
