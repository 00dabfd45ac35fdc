/** Entries of one sitemap file at most (sitemaps.org). */
export const MAX_ENTRIES = 50_000;
export const MAX_ITEMS = 30;

const MARKS: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text that may stand in XML: letters that XML 1.0 forbids are left out. */
export const xmlText = (text: string): string =>
  text
    .toWellFormed()
    // oxlint-disable-next-line no-control-regex -- these are the forbidden ones
    .replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replaceAll(/[&<>"']/g, (mark) => MARKS[mark] ?? '');

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

export interface SitemapEntry {
  path: string;
  /** ISO 8601. */
  changedAt?: string | undefined;
}

export function sitemapXml(publicUrl: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.slice(0, MAX_ENTRIES).map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${xmlText(changedAt)}</lastmod>`;
    return `<url><loc>${xmlText(publicUrl + path)}</loc>${changed}</url>`;
  });
  return `${HEAD}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

export interface FeedItem {
  title: string;
  path: string;
  summary: string;
  author: string;
  /** ISO 8601. */
  createdAt: string;
}

export function feedXml(
  publicUrl: string,
  channel: { title: string; description: string; path: string; feedPath: string },
  items: readonly FeedItem[],
): string {
  const written = items.slice(0, MAX_ITEMS).map(({ title, path, summary, author, createdAt }) => {
    const address = xmlText(publicUrl + path);
    return [
      '<item>',
      `<title>${xmlText(title)}</title><link>${address}</link><guid>${address}</guid>`,
      `<description>${xmlText(summary)}</description>`,
      `<dc:creator>${xmlText(author)}</dc:creator>`,
      `<pubDate>${new Date(createdAt).toUTCString()}</pubDate>`,
      '</item>',
    ].join('');
  });
  const own = xmlText(publicUrl + channel.feedPath);
  return [
    `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>`,
    `<title>${xmlText(channel.title)}</title><link>${xmlText(publicUrl + channel.path)}</link>`,
    `<description>${xmlText(channel.description)}</description><language>vi</language>`,
    `<atom:link href="${own}" rel="self" type="application/rss+xml"/>`,
    ...written,
    '</channel></rss>\n',
  ].join('\n');
}

/** Excludes the app's own pages, which stand beside public profiles. */
export function robotsText(
  publicUrl: string,
  sitemapPath: string,
  appWords: Iterable<string>,
): string {
  const app = [...appWords].flatMap((word) => [
    `Disallow: /expert/${word}$`,
    `Disallow: /expert/${word}/`,
  ]);
  const folders = ['/api/', '/sync/', '/admin', '/khach', '/mua', '/gui/', '/metrics'];
  return [
    'User-agent: *',
    ...folders.map((path) => `Disallow: ${path}`),
    ...app,
    `Sitemap: ${publicUrl}${sitemapPath}`,
    '',
  ].join('\n');
}
