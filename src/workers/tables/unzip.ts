import { Unzip, UnzipInflate } from 'fflate';
import { TABLE_LIMITS, UnreadableTable } from '../../domain/practice/tabular/limits';

const CHUNK = 16 * 1024;

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

/**
 * Counts the actual output, whatever sizes the file declares.
 * @throws UnreadableTable when it holds too much or is no zip file
 */
export function unzipBounded(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Map<string, Uint8Array> {
  const chunksByName = new Map<string, Uint8Array[]>();
  let [unpacked, parts] = [0, 0];
  const unzip = new Unzip((file) => {
    parts += 1;
    if (parts > TABLE_LIMITS.parts) throw new UnreadableTable('unpackedTooLarge');
    if (!isWanted(file.name) || chunksByName.has(file.name)) return;
    const chunks: Uint8Array[] = [];
    chunksByName.set(file.name, chunks);
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > TABLE_LIMITS.unpackedBytes) throw new UnreadableTable('unpackedTooLarge');
      chunks.push(chunk);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += CHUNK)
      unzip.push(bytes.subarray(at, at + CHUNK), at + CHUNK >= bytes.length);
  } catch (cause) {
    if (cause instanceof UnreadableTable) throw cause;
    throw new UnreadableTable('broken', { cause });
  }
  return new Map([...chunksByName].map(([name, chunks]) => [name, joined(chunks)]));
}
