import { relative } from 'node:path';

const tell = (message) => process.send?.(message);
const titleOf = ({ module, fullName }) =>
  `${relative(process.cwd(), module.moduleId).replaceAll('\\', '/')} › ${fullName}`;
const messageOf = (errors) => errors.map(({ message }) => message).join('\n');

export default class TellVitest {
  onTestModuleStart() {
    tell({});
  }

  onTestModuleEnd(module) {
    const errors = module.errors();
    const title = relative(process.cwd(), module.moduleId);
    tell(errors.length > 0 ? { failed: { title, message: messageOf(errors) } } : {});
  }

  onTestCaseReady(test) {
    tell({ begun: test.id, title: titleOf(test), limit: test.options.timeout });
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const failed = { title: titleOf(test), message: messageOf(errors) };
    tell({ ended: test.id, ...(state === 'failed' ? { failed } : {}) });
  }
}
