import { defineConfig } from 'vite';

export default defineConfig({
  publicDir: false,
  // Pages are drawn by React's production build, whatever NODE_ENV says.
  ssr: { noExternal: ['react', 'react-dom'] },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: 'sync-server/main.ts',
        'render-thread': 'sync-server/modules/printables/renderThread.ts',
        'catalogue-import': 'sync-server/commands/catalogue-import.ts',
        backup: 'sync-server/commands/backup.ts',
        restore: 'sync-server/commands/restore.ts',
        'secret-rotate': 'sync-server/commands/secret-rotate.ts',
        'admin-create': 'sync-server/commands/admin-create.ts',
        'second-factor-remove': 'sync-server/commands/second-factor-remove.ts',
        'published-rebuild': 'sync-server/commands/published-rebuild.ts',
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
