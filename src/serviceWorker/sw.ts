/// <reference lib="webworker" />
import { fetchAgain } from './retry';
import { isPublicPath, PUBLIC_PAGES } from '../domain/publicHouse/publicPaths';
import { createKeptFiles, type AppFile, type Group } from './files';
import { answerHome } from './home';
import { createKeptPages } from './pages';
import type { KeepAnswer, KeepMessage } from './messages';
import { findStartPage, type StartPages } from '../domain/publicHouse/startPages';

// Both lists are written down by the build (`scripts/build/serviceWorker.ts`).
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly AppFile[] };
declare const __START_PAGES__: StartPages;

// Read only once: the build replaces one place only.
const ALL = self.__WB_MANIFEST;
const files = createKeptFiles(ALL, caches, (url, fresh) =>
  fetch(url, { cache: fresh ? 'reload' : 'default', credentials: 'same-origin' }),
);

/** Past the browser's HTTP cache, which keeps pages for minutes: a kept page must say that it is one. */
const fetchPage = (request: Request): Promise<Response> =>
  fetch(request, { cache: request.mode === 'navigate' ? 'no-cache' : 'default' });
const pages = createKeptPages(caches, fetchPage);
const { origin: HERE } = self.location;

const isOfSite = (url: string): boolean => {
  const { origin, pathname } = new URL(url);
  return origin === HERE && isPublicPath(pathname);
};

/** A reader of public pages does not fetch the app's entrance. */
async function firstGroups(): Promise<Group[]> {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return open.length > 0 && open.every(({ url }) => isOfSite(url)) ? ['site'] : ['public'];
}

// A new version fetches all groups that this device kept, so that it is complete before it takes over.
async function install(): Promise<void> {
  const groups = await files.listGroups();
  await files.keep(groups.length > 0 ? groups : await firstGroups());
}

self.addEventListener('install', (event) => event.waitUntil(install()));

self.addEventListener('activate', (event) => {
  event.waitUntil(files.cleanUp().then(() => self.clients.claim()));
});

async function keep({ groups }: Pick<KeepMessage, 'groups'>): Promise<KeepAnswer> {
  try {
    return { kept: true, first: await files.keep(groups) };
  } catch {
    // No network, or an update took the files away: the page asks again.
    return { kept: false };
  }
}

self.addEventListener('message', (event) => {
  const data = event.data as { type?: unknown } | null;
  // An update waits until a person agrees.
  if (data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
  if (
    data?.type === 'VISITED' &&
    event.source instanceof WindowClient &&
    isOfSite(event.source.url)
  ) {
    const { url } = event.source;
    event.waitUntil(Promise.all([keep({ groups: ['site'] }), pages.keep(url)]));
  }
  if (data?.type === 'KEEP')
    event.waitUntil(
      keep(data as KeepMessage).then((answer) => event.ports[0]?.postMessage(answer)),
    );
});

/** A kept page asks for the files of the version that drew it. */
const OF_SITE = /^\/assets\/site-[\w-]+\.(js|css)$/;
const siteFile = (kind: string): string =>
  ALL.find(({ url }) => OF_SITE.exec(url)?.[1] === kind)?.url ?? '';

const isOnline = (): boolean => self.navigator.onLine;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answer(request: Request, path: string): Promise<Response> {
  const file = await files.find(path);
  if (file) return file;
  try {
    return await fetchAgain(() => fetch(request.clone()), isOnline, pause);
  } catch (error) {
    const [, kind] = OF_SITE.exec(path) ?? [];
    const present = kind && (await files.find(siteFile(kind)));
    if (!present) throw error;
    return present;
  }
}

async function answerPage(request: Request): Promise<Response> {
  try {
    return await pages.answer(request);
  } catch {
    return pages.missing(siteFile('css'));
  }
}

/** `/`: the gateway's page; without a network the app where it is kept, else the page as it was. */
async function answerFirst(request: Request): Promise<Response> {
  const app = await files.find('/index.html');
  return app ? answerHome(request, fetchPage, files.find) : answerPage(request);
}

let isEntranceKept = false;
async function keepEntrance(): Promise<void> {
  if (isEntranceKept) return;
  isEntranceKept = true;
  if (!(await files.listGroups()).includes('public')) await keep({ groups: ['public'] });
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== HERE) return;
  const isPage = request.mode === 'navigate';
  if (isPage && pathname === PUBLIC_PAGES.home) return event.respondWith(answerFirst(request));
  if (isPage && isPublicPath(pathname)) return event.respondWith(answerPage(request));
  if (request.destination === 'image' && pathname.startsWith('/images/'))
    return event.respondWith(pages.answer(request));
  const page = isPage ? findStartPage(__START_PAGES__, pathname) : undefined;
  const path = page ? `/${page}` : pathname;
  if (page) event.waitUntil(keepEntrance());
  if (page || ALL.some(({ url }) => url === path) || path.startsWith('/assets/'))
    event.respondWith(answer(request, path));
});
