import type { Repository } from '../../data/types';
import { common } from '../../i18n/common';
import { toaster } from '../../ui/toaster';
import { explainLimit } from '../tier/limitStore';

interface Failure {
  title: string;
  description?: string;
}

/** @returns nothing where the device refused, which is said: a limit of the tier in its dialog, anything else by `failure` */
export async function attempt<T>(
  write: () => Promise<T>,
  failure: Failure,
): Promise<{ value: T } | undefined> {
  try {
    return { value: await write() };
  } catch (error) {
    if (!explainLimit(error)) toaster.create({ type: 'error', ...failure });
    return undefined;
  }
}

export const notify = (title: string, label: string, run: () => unknown): void =>
  toaster.create({ type: 'success', title, action: { label, onClick: () => void run() } });

interface ActionTexts {
  failed: string;
  copied: (title: string) => string;
  archived: (title: string) => string;
  unarchived: (title: string) => string;
  removed: (title: string) => string;
}

interface ListedRecord {
  id: string;
  title: string;
  status: 'draft' | 'published' | 'archived';
}

export function createRecordActions<T extends ListedRecord>(
  repository: Pick<Repository<T>, 'insert' | 'update' | 'remove' | 'restore'>,
  text: ActionTexts,
  getTitle: (record: T) => string,
) {
  const write = (run: () => Promise<unknown>) => attempt(run, { title: text.failed });
  const update = (id: string, change: (record: T) => T) =>
    write(() => repository.update(id, change));
  const setStatus = ({ id }: T, status: T['status']) => update(id, (now) => ({ ...now, status }));
  return {
    write,
    update,
    insertCopy: async (copy: T, open: { label: string; run: () => unknown }) => {
      if (!(await write(() => repository.insert(copy)))) return;
      notify(text.copied(copy.title), open.label, open.run);
    },
    /** Takes an archived record back as a draft. */
    archive: async (record: T) => {
      const archived = record.status === 'archived';
      if (!(await setStatus(record, archived ? 'draft' : 'archived'))) return;
      const title = (archived ? text.unarchived : text.archived)(getTitle(record));
      notify(title, common.undo, () => setStatus(record, record.status));
    },
    remove: async (record: T) => {
      if (!(await write(() => repository.remove(record.id)))) return;
      const restore = () => write(() => repository.restore(record));
      notify(text.removed(getTitle(record)), common.undo, restore);
    },
  };
}
