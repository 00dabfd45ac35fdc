import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * LevelDB shortens what repeats within a block. Chance seldom does, and of four words one stays whole wherever a text was
 * left.
 */
export const rareWords = (): string[] =>
  Array.from({ length: 4 }, () => `w${randomBytes(21).toString('base64url')}`);

/** Files below `folder` in which one of the words stands as plain bytes. */
export async function findFilesWith(folder: string, words: readonly string[]): Promise<string[]> {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const hits: string[] = [];
  for (const file of files) {
    const bytes = await readFile(file);
    if (words.some((word) => bytes.includes(word))) hits.push(file);
  }
  return hits;
}
