import { startProduct, type Product } from '../e2e/support/product';
import { firefox } from './firefox';
import type { Engine } from './page';
import { STEPS } from './walk';
import { webkit } from './webkit';

/** Wide enough for tables instead of cards; a tablet's width. */
const WIDTH = 1180;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function walkWith(engine: Engine, product: Product): Promise<number> {
  const page = await engine.start(WIDTH);
  let failed = 0;
  try {
    for (const [at, { title, walk }] of STEPS.entries())
      try {
        await walk(page, product);
        say(`  ✓ ${engine.name} ${title}`);
      } catch (error) {
        failed += 1;
        say(
          `  ✗ ${engine.name} ${title}: ${error instanceof Error ? error.message : String(error)}`,
        );
        if (at === 0) break;
      }
  } finally {
    await page.close();
  }
  return failed;
}

async function main(): Promise<number> {
  const names = process.argv.slice(2).map((name) => name.toLowerCase());
  const engines = [firefox, webkit].filter(
    ({ name }) => names.length === 0 || names.some((one) => name.toLowerCase().startsWith(one)),
  );
  let failed = 0;
  for (const engine of engines) {
    const missing = engine.missing();
    if (missing !== undefined) {
      say(`${engine.name}: skipped, not installed: ${missing}`);
      continue;
    }
    say(engine.name);
    const product = await startProduct();
    try {
      failed += await walkWith(engine, product);
    } catch (error) {
      failed += 1;
      say(`  ✗ ${engine.name} does not start: ${String(error)}`);
    } finally {
      await product.stop();
    }
  }
  return failed > 0 ? 1 : 0;
}

process.exitCode = await main();
