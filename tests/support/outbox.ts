import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface WrittenMail {
  file: string;
  text: string;
}

/** A file whose name begins with a dot is still being written. */
export async function readOutbox(dataDir: string): Promise<WrittenMail[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch(() => []);
  const whole = names.filter((name) => /^[^.].*\.eml$/.test(name)).sort();
  return Promise.all(
    whole.map(async (name) => {
      const file = join(folder, name);
      return { file, text: await readFile(file, 'utf8') };
    }),
  );
}
