import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that a gateway without a mail server wrote down. */
export interface WrittenMail {
  file: string;
  /** As it would have been sent. */
  text: string;
}

/** All mails that a gateway wrote so far, in the order of their names. One whose name begins with a dot is being written. */
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
