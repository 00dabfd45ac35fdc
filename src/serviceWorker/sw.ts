/// <reference lib="webworker" />
import { PUBLIC_PAGES } from '../domain/publicPaths';
import { createKeptFiles } from './files';
import { answerHome } from './home';
import type { AppFile } from './files';
import type { KeepAnswer, KeepMessage } from './messages';
import { startPageOf } from '../domain/startPages';
import type { StartPages } from '../domain/startPages';

// Both lists are written down by the build (`scripts/build/serviceWorker.ts`).
declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: readonly AppFile[] };
declare const __START_PAGES__: StartPages;

// Once: the build takes one place only.
const ALL = self.__WB_MANIFEST;
const files = createKeptFiles(ALL, caches, (url, fresh) =>
  fetch(url, { cache: fresh ? 'reload' : 'default', credentials: 'same-origin' }),
);

// A new version is complete before it may take over: it brings all that this device kept of the one before.
self.addEventListener('install', (event) => {
  event.waitUntil(
    files.kept().then((groups) => files.keep([...new Set([...groups, 'public' as const])])),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(files.cleanUp().then(() => self.clients.claim()));
});

async function keep({ groups }: KeepMessage): Promise<KeepAnswer> {
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
  if (data?.type === 'KEEP')
    event.waitUntil(
      keep(data as KeepMessage).then((answer) => event.ports[0]?.postMessage(answer)),
    );
});

/** Past what the browser keeps for minutes: without a network the app opens, and not a page of before. */
const asked = (request: Request): Promise<Response> => fetch(request, { cache: 'no-cache' });

async function answer(request: Request, path: string): Promise<Response> {
  return (await files.find(path)) ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === PUBLIC_PAGES.home)
    return event.respondWith(answerHome(request, asked, files.find));
  const page = request.mode === 'navigate' ? startPageOf(__START_PAGES__, pathname) : undefined;
  const path = page ? `/${page}` : pathname;
  if (page || ALL.some(({ url }) => url === path) || path.startsWith('/assets/'))
    event.respondWith(answer(request, path));
});
