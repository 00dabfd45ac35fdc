import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export const ENCODINGS = ['br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

export interface DrawnPage {
  body: Buffer;
  etag: string;
  encoded: (encoding: Encoding) => Promise<Buffer>;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** Of eleven: higher levels take longer than the transfer saves. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

function createEncoder(body: Buffer): DrawnPage['encoded'] {
  const made = new Map<Encoding, Promise<Buffer>>();
  return (encoding) => {
    const known = made.get(encoding) ?? (encoding === 'br' ? brotli(body, QUALITY) : zip(body));
    made.set(encoding, known);
    known.catch(() => made.delete(encoding));
    return known;
  };
}

interface Entry extends DrawnPage {
  version: string;
}

const [MAX_PAGES, MAX_BYTES] = [400, 24 * 1024 * 1024];

export function createPageCache(maxPages = MAX_PAGES, maxBytes = MAX_BYTES) {
  const pages = new Map<string, Entry>();
  let bytes = 0;

  function drop(path: string): Entry | undefined {
    const entry = pages.get(path);
    bytes -= entry?.body.length ?? 0;
    pages.delete(path);
    return entry;
  }

  function put(path: string, entry: Entry): DrawnPage {
    pages.set(path, entry);
    bytes += entry.body.length;
    for (const oldest of pages.keys()) {
      if ((pages.size <= maxPages && bytes <= maxBytes) || oldest === path) break;
      drop(oldest);
    }
    return entry;
  }

  return {
    find: (path: string, version: string): DrawnPage | undefined => {
      const entry = drop(path);
      return entry?.version === version ? put(path, entry) : undefined;
    },
    keep: (path: string, version: string, content: string | Buffer): DrawnPage => {
      drop(path);
      return put(path, drawn(version, content));
    },
    drop: (path: string): void => void drop(path),
    size: () => ({ pages: pages.size, bytes }),
  };
}
export type PageCache = ReturnType<typeof createPageCache>;

function drawn(version: string, content: string | Buffer): Entry {
  const body = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { version, body, etag: `"${hash}"`, encoded: createEncoder(body) };
}
