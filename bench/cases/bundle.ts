import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { onFreshDevice } from '../lib/browser';
import { addPerson, openCouch, startGateway } from '../lib/stage';
import { enter } from './coldStart';
import type { Case } from './context';

/** KB after gzip of all scripts that the page loaded, without the service worker's. */
async function weight(page: Page): Promise<number> {
  const addresses = await page.evaluate(() => [
    ...new Set(
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  ]);
  const files = addresses.map((path) => readFile(resolve(`dist/app${path}`)));
  const bytes = (await Promise.all(files)).map((code) => gzipSync(code, { level: 9 }).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1024;
}

/** Measures what the browser really loads; the build's budgets go by static imports. */
export const bundle: Case = async ({ stage, report }) => {
  const product = await startGateway(resolve('dist'));
  try {
    const { couch } = await openCouch(product);
    const person = await addPerson(couch);
    await onFreshDevice(stage.folder, `${product.url}/expert/login`, async (page) => {
      await page.getByLabel('Email').waitFor();
      await page.waitForLoadState('networkidle');
      const name = 'JavaScript after gzip: sign-in page, as loaded';
      report({ name, ours: await weight(page), unit: 'KB', target: { atMost: 200 } });
      await enter(page, product.url, person);
      const shell =
        'JavaScript after gzip: sign-in, workspace shell and client list together, as loaded';
      report({ name: shell, ours: await weight(page), unit: 'KB' });
    });
  } finally {
    await product.stop();
  }
};
