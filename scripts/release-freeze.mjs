/** `npm run release:freeze`: builds this version and keeps it as a fixture of the upgrade tests. */
import { freeze, RELEASES } from './lib/freeze.mjs';
import { ensureBuilt, Failure } from './lib/prepare.mjs';

try {
  await ensureBuilt();
  const { file, bytes } = await freeze(RELEASES);
  process.stdout.write(`${file} (${Math.ceil(bytes / 1024)} KB)\n`);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
