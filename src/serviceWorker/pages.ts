import { offlineText } from '../i18n/offline';

export const PAGES_CACHE = 'bualanh-pages';
const MAX_KEPT = { page: 60, image: 150 } as const;
type Kind = keyof typeof MAX_KEPT;
/** Milliseconds until the kept page is shown where the network has not answered. */
const PATIENCE = 4_000;
const MAX_NAMED = 20;

const MAIN = '<main id="main" class="page">';
const POLICY = "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'";

const detectKind = (response: Response): Kind | undefined => {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/html')) return 'page';
  return type.startsWith('image/') ? 'image' : undefined;
};

/** A page for one person says `no-store` or `private`. */
const isForAll = (response: Response): boolean =>
  response.status === 200 && (response.headers.get('cache-control') ?? '').includes('public');

const two = (value: number): string => String(value).padStart(2, '0');

/** `27/11/2026 08:05` on the device's clock. */
function timeText(date: string | null): string {
  const at = new Date(date ?? '');
  if (Number.isNaN(at.getTime())) return '';
  const day = `${two(at.getDate())}/${two(at.getMonth() + 1)}/${at.getFullYear()}`;
  return `${day} ${two(at.getHours())}:${two(at.getMinutes())}`;
}

async function marked(cached: Response): Promise<Response> {
  if (detectKind(cached) !== 'page') return cached;
  const words = offlineText.offlineNotice(timeText(cached.headers.get('date')));
  const html = await cached.text();
  const note = `<p class="kept-note" role="note">${words}</p>`;
  const { status, headers } = cached;
  return new Response(html.replace(MAIN, MAIN + note), { status, headers });
}

/** Still escaped, as its markup has it. */
const titleIn = (html: string): string => /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';

interface Visited {
  path: string;
  title: string;
}

function missingPage(visited: readonly Visited[], style: string): Response {
  const { missingTitle, missing, visited: heading } = offlineText;
  const links = visited.map(
    ({ path, title }) => `<li><a href="${path.replaceAll('"', '%22')}">${title}</a></li>`,
  );
  const list = links.length === 0 ? '' : `<h2>${heading}</h2><ul>${links.join('')}</ul>`;
  const html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${missingTitle}</title><link rel="stylesheet" href="${style}"></head><body>${MAIN}<section class="notice"><h1>${missingTitle}</h1><p class="lead">${missing}</p>${list}</section></main></body></html>`;
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };
  return new Response(html, { status: 503, headers });
}

export interface KeptPages {
  /**
   * The kept page is the answer without a network, or where it is too slow.
   * @throws where neither is there
   */
  answer(request: Request): Promise<Response>;
  keep(url: string): Promise<void>;
  missing(style: string): Promise<Response>;
}

async function trim(cache: Cache, kind: Kind): Promise<void> {
  const own: Request[] = [];
  for (const key of await cache.keys()) {
    const cached = await cache.match(key);
    if (cached && detectKind(cached) === kind) own.push(key);
  }
  for (const key of own.slice(0, Math.max(own.length - MAX_KEPT[kind], 0))) await cache.delete(key);
}

async function note(cache: Cache, url: string, response: Response): Promise<void> {
  if (response.status === 404 || response.status === 410) await cache.delete(url);
  const kind = isForAll(response) ? detectKind(response) : undefined;
  // A page that answers a form is meant to be read once.
  if (kind === undefined || response.redirected || url.includes('da-gui=')) return;
  // Put in anew, so that the newest stand last.
  await cache.delete(url);
  await cache.put(url, response);
  await trim(cache, kind);
}

async function visitedIn(cache: Cache): Promise<Visited[]> {
  const visited: Visited[] = [];
  for (const key of (await cache.keys()).toReversed()) {
    const cached = await cache.match(key);
    if (!cached || detectKind(cached) !== 'page') continue;
    const { pathname, search } = new URL(key.url);
    visited.push({ path: pathname + search, title: titleIn(await cached.text()) });
    if (visited.length === MAX_NAMED) break;
  }
  return visited;
}

const getAddress = ({ url }: Request): string => url.split('#')[0] ?? url;

/**
 * @param get asks the network
 * @param patience milliseconds for it where something is kept
 */
export function createKeptPages(
  caches: CacheStorage,
  get: (request: Request) => Promise<Response>,
  patience = PATIENCE,
): KeptPages {
  const open = () => caches.open(PAGES_CACHE);
  const match = async (request: Request): Promise<Response | undefined> =>
    (await open()).match(getAddress(request));

  async function find(request: Request): Promise<Response | undefined> {
    const cached = await match(request);
    return cached && marked(cached);
  }

  async function ask(request: Request): Promise<Response> {
    const response = await get(request);
    // A full storage must not take the page away.
    await open()
      .then((cache) => note(cache, getAddress(request), response.clone()))
      .catch(() => undefined);
    return response;
  }

  return {
    answer: async (request) => {
      const response = ask(request);
      if (!(await match(request))) return response;
      const slow = new Promise<undefined>((resolve) => {
        setTimeout(resolve, patience, undefined);
      });
      const first = await Promise.race([response.catch(() => undefined), slow]);
      if (first && first.status < 500) return first;
      return (await find(request)) ?? response;
    },
    keep: async (url) => void (await ask(new Request(url))),
    missing: async (style) => missingPage(await visitedIn(await open()), style),
  };
}
