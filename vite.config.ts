import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { budgets } from './scripts/build/budgets.ts';
import { bundleBudget } from './scripts/build/bundleBudget.ts';
import { compressed } from './scripts/build/compressed.ts';
import { packageStyles } from './scripts/build/packageStyles.ts';
import { pageFrame } from './scripts/build/pageFrame.ts';
import { serviceWorker } from './scripts/build/serviceWorker.ts';
import { startPages } from './scripts/build/startPages.ts';
import { themeCss } from './scripts/build/themeCss.ts';

const gateway = process.env.GATEWAY_URL ?? 'http://localhost:4000';

const NOT_DRAWN = ['html2canvas', 'dompurify', 'canvg'];

export default defineConfig({
  plugins: [
    react(),
    pageFrame(),
    themeCss(),
    packageStyles(),
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
          // some milliseconds more of the service worker. A group takes along what its modules import, unless an
          // earlier group has it.
          groups: [
            {
              name: 'vendor',
              test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod)\/|vite\/preload-helper/,
            },
            {
              name: 'base',
              test: /\/src\/(app\/(routes|RouterLink|startFailure)|features\/account\/(paths|Frame|PasswordField)|gateway\/(?!jobCalls)|routing|platform\/storage|ui\/(plain|Link|useDraft|draftStore)|i18n\/(common|account\.)|domain\/(account|errors|primitives))/,
            },
            {
              name: 'entrance',
              test: /\/src\/(app\/public\/(?!main)|features\/account\/(Login|Register|Demo|Entrance|StorageNote|registration|use(Login|PublicConfig)))/,
            },
            {
              name: 'device',
              test: /\/src\/platform\/(?!serviceWorker|zodSetup)/,
            },
          ],
        },
      },
      external: NOT_DRAWN,
      treeshake: { manualPureFunctions: ['defineConfig'] },
    },
  },
  // jsPDF asks for these when it draws HTML or SVG, which nothing here does.
  worker: { format: 'es', rolldownOptions: { external: NOT_DRAWN } },
  // The package leads bundlers to its build for old browsers, which is larger.
  resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.min.mjs' }] },
  server: { proxy: { '/api': gateway, '/sync': gateway, '/healthz': gateway } },
});
