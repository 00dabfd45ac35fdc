/** `npm run build`: app and gateway into `dist`, from the packages that are there. */
import { build, Failure } from './lib/prepare.mjs';

try {
  await build();
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
