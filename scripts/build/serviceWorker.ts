import type { Plugin, PluginOption } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import type { Group } from '../../src/serviceWorker/files.ts';
import { groupFiles, siteOnly } from './groups.ts';
import { readRoutes } from './routes.ts';
import { groupOfSmallEntry } from './smallEntries.ts';
import { listStartPages } from './startPages.ts';

const HASHED = /^assets\/.+-[\w-]{8}\.\w+$/;
const KEPT = '**/*.{js,css,html,svg,png,woff2,webmanifest}';
/** Draws documents: 170 KB that a first visit must not fetch. */
const FOR_DOCUMENTS = /^assets\/documents\.worker-/;
const FOR_ALL = /\.woff2$|^(favicon\.svg|colour-mode\.js|start\.css|manifest\.webmanifest)$/;

function buildGroups(
  name: string,
  byScripts: Map<Group, Set<string>>,
  entrancePages: string[],
): Group[] {
  const named = [...byScripts].flatMap(([group, files]) => (files.has(name) ? [group] : []));
  if (named.length > 0) return named;
  const small = groupOfSmallEntry(name);
  if (small) return [small];
  if (FOR_DOCUMENTS.test(name)) return ['idle'];
  if (FOR_ALL.test(name)) return ['public', 'site'];
  if (entrancePages.includes(name)) return ['public'];
  return name === 'admin.html' ? ['admin'] : ['expert'];
}

const startPagesOfWorker: Plugin = {
  name: 'start-pages-of-worker',
  config: async () => ({
    define: { __START_PAGES__: JSON.stringify(listStartPages(await readRoutes())) },
  }),
};

const rooted = <E extends { url: string }>(entry: E, groups: (name: string) => Group[]) => ({
  ...entry,
  url: `/${entry.url}`,
  groups: groups(entry.url),
});

export function serviceWorker(): PluginOption {
  let byScripts = new Map<Group, Set<string>>();
  let ofSite = new Set<string>();
  const fileGroups: Plugin = {
    name: 'file-groups',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      byScripts = groupFiles(chunks, await readRoutes());
      ofSite = siteOnly(chunks, byScripts);
    },
  };
  const worker = VitePWA({
    strategies: 'injectManifest',
    srcDir: 'src/serviceWorker',
    filename: 'sw.ts',
    registerType: 'prompt',
    injectRegister: null,
    manifest: false,
    injectManifest: {
      rollupFormat: 'iife',
      globPatterns: [KEPT],
      dontCacheBustURLsMatching: HASHED,
      maximumFileSizeToCacheInBytes: 4_000_000,
      buildPlugins: { vite: [startPagesOfWorker] },
      manifestTransforms: [
        async (entries) => {
          const entrancePages = Object.values(listStartPages(await readRoutes()).exact);
          const groups = (name: string): Group[] =>
            ofSite.has(name) ? ['site'] : buildGroups(name, byScripts, entrancePages);
          return { manifest: entries.map((entry) => rooted(entry, groups)) };
        },
      ],
    },
  });
  return [fileGroups, worker];
}
