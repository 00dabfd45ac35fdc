import { expose } from 'comlink';
import type { AddressService } from './addressFetchClient';

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
 * Fetches an image from another site. The app's pages may connect only to their own server, so this script is served with
 * its own policy (`sync-server/http/security.ts`). The site gets no cookie and no referrer, and must allow CORS.
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
