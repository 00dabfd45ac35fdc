import { writeFileSync } from 'node:fs';

/**
 * A vitest reporter: keeps what fails a run without failing a test, which the json reporter leaves out.
 * Writes the list of errors, as `{name, message, stack, file?, test?}`, to `outputFile.unhandled`.
 */
export default class UnhandledErrors {
  onInit(vitest) {
    this.file = vitest.config.outputFile?.unhandled;
  }

  onTestRunEnd(_modules, errors) {
    if (!this.file) throw new Error('--outputFile.unhandled=FILE is missing');
    const kept = errors.map((error) => ({
      name: error.type ?? error.name,
      message: error.message,
      stack: error.stack,
      file: error.VITEST_TEST_PATH,
      test: error.VITEST_TEST_NAME,
    }));
    writeFileSync(this.file, JSON.stringify(kept));
  }
}
