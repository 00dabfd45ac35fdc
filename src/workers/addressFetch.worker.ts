import { expose } from 'comlink';
import type { AddressService } from './addressFetchClient';

/** Reads a body only as far as it may be. @throws where it is larger */
async function bounded(answer: Response, mostBytes: number): Promise<BlobPart[]> {
  const reader = answer.body?.getReader();
  const parts: BlobPart[] = [];
  let bytes = 0;
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return parts;
    bytes += value.byteLength;
    // One byte more tells that it is too large; the rest is not wanted.
    if (bytes > mostBytes + 1) throw new Error('too large');
    parts.push(value as Uint8Array<ArrayBuffer>);
  }
}

/**
 * Fetches an image from another site. Pages may speak to their own server only; this script, which does nothing else,
 * is served with a policy of its own (`sync-server/http/security.ts`). The site gets neither a cookie nor an address of
 * ours, and answers only where it lets others read its images (CORS).
 */
const service: AddressService = {
  async fetch(address, mostBytes) {
    const answer = await fetch(address, {
      mode: 'cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
    });
    if (!answer.ok) throw new Error(`answered ${answer.status}`);
    const type = (answer.headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
    return new Blob(await bounded(answer, mostBytes), { type });
  },
};
expose(service);
