import { Dexie, type Table } from 'dexie';

/** All that was closed at one sign-out; while it is not here, its chunks count as none. */
interface SealedPart {
  id: string;
  /** `SCHEMA_VERSION` of what is in it. */
  version: number;
  chunks: number;
}

interface SealedChunk {
  part: string;
  number: number;
  iv: Uint8Array<ArrayBuffer>;
  bytes: ArrayBuffer;
}

/** Some records of one kind. */
export type SealedContent =
  /** Of a table of the documents' database. */
  | { kind: 'records'; table: string; records: Record<string, unknown>[] }
  /** Values that the device remembers beside its documents. */
  | { kind: 'meta'; records: { key: string; value: unknown }[] }
  /** An image's file that the server does not have. */
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

/** Data that an account left on this device when it signed out: nothing of it can be read without its key. */
export class SealedDatabase extends Dexie {
  declare parts: Table<SealedPart, string>;
  declare chunks: Table<SealedChunk, [string, number]>;

  /** @param name name of the account's database, see `databaseName` */
  constructor(name: string) {
    super(sealedName(name));
    this.version(1).stores({ parts: 'id', chunks: '[part+number]' });
  }

  /** Takes all of it away at once. */
  clear(): Promise<void> {
    return this.transaction('rw', this.tables, async () => {
      for (const table of this.tables) await table.clear();
    });
  }
}

export const sealedName = (name: string): string => `${name}-sealed`;

/** Tests for remembered values, beside the documents, that belong to a person's work. */
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
