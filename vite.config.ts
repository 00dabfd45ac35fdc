import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './scripts/build/budgets.ts';
import { bundleBudget } from './scripts/build/bundleBudget.ts';
import { compressed } from './scripts/build/compressed.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { startPages } from './scripts/build/startPages.ts';
import { themeCss } from './scripts/build/themeCss.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

export default defineConfig({
  plugins: [
    react(),
    themeCss(),
    bundleBudget(budgets),
    startPages(),
    serviceWorker(),
    compressed(),
  ],
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: {
      input: ['index.html', 'admin.html', 'public.html'],
      // Chakra wraps its whole theme in this: it returns its argument, but the bundler cannot know,
      // and would keep the styles of all components for the few of `src/ui/recipes.ts`.
      output: {
        codeSplitting: {
          // What every page of every entry needs, in two files: each file more is a way more to the server, and
          // some milliseconds more of the service worker.
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod)\//,
            },
            {
              name: 'entrance',
              test: /\/src\/(app\/public\/(?!main)|features\/account\/(Login|Register|Demo|Entrance|StorageNote|registration|use(Login|PublicConfig))|platform\/storage)/,
            },
            {
              name: 'base',
              test: /\/src\/(app\/(routes|RouterLink|startFailure)|features\/account\/(paths|Frame|PasswordField)|gateway|routing|platform\/(?!serviceWorker|zodSetup|storage)|ui\/(plain|Link|useDraft|draftStore)|i18n\/(common|account\.)|domain\/(account|errors|primitives))/,
            },
          ],
        },
      },
      treeshake: { manualPureFunctions: ['defineConfig'] },
    },
  },
  worker: { format: 'es' },
  // The package leads bundlers to its build for old browsers, which is larger.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
  server: { proxy: { '/api': gateway, '/sync': gateway, '/healthz': gateway } },
});
