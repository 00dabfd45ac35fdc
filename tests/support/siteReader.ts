import { request } from 'node:http';

export interface Got {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  html: string;
}

/** `fetch` adds a `no-cache` of its own to conditional requests. */
export const createReader =
  (base: () => string) =>
  (path: string, headers: Record<string, string> = {}): Promise<Got> =>
    new Promise((resolve, reject) => {
      const call = request(
        base() + path,
        { headers: { accept: 'text/html', ...headers } },
        (res) => {
          let html = '';
          res.setEncoding('utf8');
          res.on('data', (chunk: string) => (html += chunk));
          res.on('end', () => resolve({ status: res.statusCode ?? 0, headers: res.headers, html }));
        },
      );
      call.on('error', reject);
      call.end();
    });

export const getText = (html: string): string =>
  html
    .replaceAll(/<(script|symbol|template)\b.*?<\/\1>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');
