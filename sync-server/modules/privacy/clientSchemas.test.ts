import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Where the gateway's own documents name a client: exported, or ids alone. */
const KNOWN = {
  'clientLinks/mail.ts': 'the payload of a job: ids alone',
  'clientLinks/store.ts': 'exported: links',
  'orders/orderRecords.ts': 'exported: orders',
  'privacy/erasures.ts': 'ids alone',
} as const;

it('G12 a document of the gateway that names a client is exported, or known to hold ids alone', async () => {
  const folder = 'sync-server/modules';
  const files = (await readdir(folder, { recursive: true })).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
  );
  const naming: string[] = [];
  for (const name of files) {
    const text = await readFile(join(folder, name), 'utf8');
    if (/\bclientId: (idSchema|z\.string)/.test(text)) naming.push(name);
  }
  expect(naming.sort()).toEqual(Object.keys(KNOWN));
});
