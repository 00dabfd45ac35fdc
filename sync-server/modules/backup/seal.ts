import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Transform, type Readable } from 'node:stream';
import { BackupRefused } from './format';

/**
 * Format: MAGIC, salt, AES-256-GCM of the gzip, its tag, HMAC-SHA-256 of all before. Both keys are derived from the
 * operator's and the salt; the HMAC is verified before decrypting.
 */
const MAGIC = new TextEncoder().encode('BLBAK1\n');
const SALT_BYTES = 32;
const TAG_BYTES = 16;
const MAC_BYTES = 32;
const HEAD_BYTES = MAGIC.length + SALT_BYTES;
const ALGORITHM = 'aes-256-gcm';

/** The first key writes, each reads. Empty: neither encrypted nor signed. */
export interface BackupKeys {
  keys: readonly string[];
  /** Accepts an unsigned file, from before keys were set, although there is a key. */
  allowUnsigned?: boolean;
}

export const NO_KEYS: BackupKeys = { keys: [] };

function derive(key: string, salt: Uint8Array) {
  const all = new Uint8Array(hkdfSync('sha256', key, salt, 'bua-lanh backup', 76));
  return { cipher: all.subarray(0, 32), iv: all.subarray(32, 44), mac: all.subarray(44) };
}

export function sealWith(key: string): Transform {
  const salt = new Uint8Array(randomBytes(SALT_BYTES));
  const keys = derive(key, salt);
  const cipher = createCipheriv(ALGORITHM, keys.cipher, keys.iv);
  const mac = createHmac('sha256', keys.mac);
  let begun = false;
  const signed = (bytes: Uint8Array): Uint8Array => {
    mac.update(bytes);
    return bytes;
  };
  const begin = (stream: Transform): void => {
    if (!begun) stream.push(signed(new Uint8Array([...MAGIC, ...salt])));
    begun = true;
  };
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      begin(this);
      done(null, signed(new Uint8Array(cipher.update(chunk))));
    },
    flush(done) {
      begin(this);
      this.push(signed(new Uint8Array(cipher.final())));
      this.push(signed(new Uint8Array(cipher.getAuthTag())));
      done(null, new Uint8Array(mac.digest()));
    },
  });
}

async function bytesAt(file: string, position: number, length: number): Promise<Uint8Array> {
  const handle = await open(file, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(new Uint8Array(length), 0, length, position);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

const same = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && timingSafeEqual(a, b);

async function findSigner(file: string, size: number, keys: readonly string[]) {
  const salt = await bytesAt(file, MAGIC.length, SALT_BYTES);
  const tried = keys.map((key) => {
    const derived = derive(key, salt);
    return { derived, mac: createHmac('sha256', derived.mac) };
  });
  const body: AsyncIterable<Uint8Array> = createReadStream(file, { end: size - MAC_BYTES - 1 });
  for await (const chunk of body) for (const { mac } of tried) mac.update(chunk);
  const fileMac = await bytesAt(file, size - MAC_BYTES, MAC_BYTES);
  const signer = tried.find(({ mac }) => same(new Uint8Array(mac.digest()), fileMac));
  if (!signer)
    throw new BackupRefused('it was altered, cut, or signed with another key than BACKUP_KEY');
  return signer.derived;
}

async function openSealed(file: string, size: number, { keys }: BackupKeys) {
  if (keys.length === 0)
    throw new BackupRefused('it is encrypted: set BACKUP_KEY to the key that it was written with');
  if (size < HEAD_BYTES + TAG_BYTES + MAC_BYTES) throw new BackupRefused('it is cut');
  const { cipher, iv } = await findSigner(file, size, keys);
  const end = size - MAC_BYTES - TAG_BYTES;
  const decipher = createDecipheriv(ALGORITHM, cipher, iv);
  decipher.setAuthTag(await bytesAt(file, end, TAG_BYTES));
  const source = createReadStream(file, { start: HEAD_BYTES, end: end - 1 });
  source.on('error', (error) => decipher.destroy(error));
  decipher.once('close', () => source.destroy());
  return { source: source.pipe(decipher), size: end - HEAD_BYTES };
}

export async function openBackup(
  file: string,
  keys: BackupKeys,
): Promise<{ source: Readable; size: number }> {
  const { size } = await stat(file);
  if (same(await bytesAt(file, 0, MAGIC.length), MAGIC)) return openSealed(file, size, keys);
  if (keys.keys.length > 0 && !keys.allowUnsigned)
    throw new BackupRefused(
      'nobody signed it; --unsigned takes one from before BACKUP_KEY was set',
    );
  return { source: createReadStream(file), size };
}
