import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './scripts/build/budgets.ts';
import { bundleBudget } from './scripts/build/bundleBudget.ts';
import { leanZod } from './scripts/build/leanZod.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { startPages } from './scripts/build/startPages.ts';
import { themeCss } from './scripts/build/themeCss.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [react(), leanZod(), themeCss(), bundleBudget(budgets), startPages(), serviceWorker()],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'admin.html', 'public.html'],
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
