import { relative } from 'node:path';

const tell = (message) => process.send?.(message);
const idOf = (test, { retry }) => `${test.id} ${retry}`;
const titleOf = ({ location, title, parent }) =>
  `${relative(process.cwd(), location.file).replaceAll('\\', '/')} › ${title} [${parent.project()?.name ?? ''}]`;

export default class TellPlaywright {
  onTestBegin(test, result) {
    tell({ begun: idOf(test, result), title: titleOf(test) });
  }

  onStepEnd() {
    tell({});
  }

  onTestEnd(test, result) {
    const message = result.errors.map((error) => error.message ?? '').join('\n');
    const isFailed = result.status !== test.expectedStatus && result.status !== 'skipped';
    const failed = { title: titleOf(test), message };
    tell({ ended: idOf(test, result), ...(isFailed ? { failed } : {}) });
  }

  printsToStdio() {
    return false;
  }
}
