import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../support/gateway';
import { readOutbox } from '../support/outbox';

it('P02 a mail is read once it is whole, and not while it is written', async () => {
  const dataDir = await temporaryFolder();
  const folder = join(dataDir, 'outbox');
  try {
    expect(await readOutbox(dataDir)).toEqual([]);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '.job-a.eml'), 'To: nhung@exam');
    await writeFile(join(folder, 'job-b.eml'), 'To: b@example.vn');
    expect(await readOutbox(dataDir)).toEqual([
      { file: join(folder, 'job-b.eml'), text: 'To: b@example.vn' },
    ]);
    await rename(join(folder, '.job-a.eml'), join(folder, 'job-a.eml'));
    expect((await readOutbox(dataDir)).map(({ text }) => text)).toEqual([
      'To: nhung@exam',
      'To: b@example.vn',
    ]);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
});

it('P02 whoever looks into the folder of mails does it the same way', async () => {
  const names = (await readdir('tests', { recursive: true })).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const others = [];
  for (const name of names) {
    const source = await readFile(join('tests', name), 'utf8');
    const isReader = /readdir/.test(source) && /['"`/]outbox['"`/]/.test(source);
    if (isReader && !/^(support|integration)\/outbox\.(test\.)?ts$/.test(name)) others.push(name);
  }
  expect(others).toEqual([]);
});
