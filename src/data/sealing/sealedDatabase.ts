import { Dexie, type Table } from 'dexie';

/** All that was closed at one sign-out; while it is not here, its chunks count as none. */
interface SealedPart {
  id: string;
  version: number;
  chunks: number;
}

interface SealedChunk {
  part: string;
  number: number;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

export type SealedContent =
  | { kind: 'records'; table: string; records: Record<string, unknown>[] }
  | { kind: 'meta'; records: { key: string; value: unknown }[] }
  | { kind: 'picture'; file: SealedImage }
  /** Half-typed forms: keys of `localStorage`. */
  | { kind: 'storage'; entries: [key: string, value: string][] };

export interface SealedImage {
  imageId: string;
  size: 'full' | 'thumbnail';
  type: string;
  base64: string;
  isPaused: boolean;
  refused?: string | undefined;
}

export class SealedDatabase extends Dexie {
  declare parts: Table<SealedPart, string>;
  declare chunks: Table<SealedChunk, [string, number]>;

  constructor(name: string) {
    super(sealedName(name));
    this.version(1).stores({ parts: 'id', chunks: '[part+number]' });
  }

  clear(): Promise<void> {
    return this.transaction('rw', this.tables, async () => {
      for (const table of this.tables) await table.clear();
    });
  }
}

export const sealedName = (name: string): string => `${name}-sealed`;

export const isOfWork = (key: string): boolean => key === 'versions' || key.startsWith('versions:');

export async function encrypted(
  key: CryptoKey,
  content: SealedContent,
): Promise<Pick<SealedChunk, 'iv' | 'bytes'>> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const plain = new TextEncoder().encode(JSON.stringify(content));
  return { iv, bytes: await crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, plain) };
}

/** @throws where it is not the key */
export async function decrypted(
  key: CryptoKey,
  { iv, bytes }: Pick<SealedChunk, 'iv' | 'bytes'>,
): Promise<SealedContent> {
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, bytes);
  return JSON.parse(new TextDecoder().decode(plain)) as SealedContent;
}
