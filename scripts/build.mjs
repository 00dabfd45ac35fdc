import { build, Failure } from './lib/prepare.mjs';

try {
  await build();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
