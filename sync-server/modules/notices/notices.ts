import type { Notice } from '../../../src/domain/records/notices';
import { workspaceDatabase, type Couch, CouchConflict, CouchUnavailable } from '../../couch/client';
import type { WakeHub } from '../../http/wakeHub';
import { whileConflicts } from '../../store/documents';

const ATTEMPTS = 5;

export type NoticeContent = Omit<Notice, 'createdAt' | 'updatedAt'>;

export interface NoticeWriter {
  /** Replaces the notice of the same id; an equal one is left alone, so that a repeated job tells nothing twice. */
  write(workspaceId: string, notice: NoticeContent): Promise<void>;
}

export interface NoticeRemover {
  /** Removes its words from the server too. Idempotent. */
  forget(workspaceId: string, id: string): Promise<void>;
}

interface Parts {
  couch: Couch;
  wake: WakeHub;
  now: () => Date;
}

const saysSame = (before: Record<string, unknown>, content: NoticeContent): boolean =>
  Object.entries(content).every(
    ([field, value]) => JSON.stringify(before[field]) === JSON.stringify(value),
  );

const forget = ({ couch, wake, now }: Parts, workspaceId: string, id: string): Promise<void> =>
  whileConflicts(async () => {
    const database = couch.database(workspaceDatabase(workspaceId));
    const stored = await database.get(`notices:${id}`);
    if (!stored || stored.deleted) return;
    const receivedAt = now().toISOString();
    const { kind, createdAt } = stored.body;
    const body = { id, kind, createdAt, updatedAt: receivedAt };
    await database.put({ ...stored, deleted: true, body, receivedAt });
    wake.wake(workspaceId, ['notices']);
  });

export function createNoticeWriter({ couch, wake, now }: Parts): NoticeWriter & NoticeRemover {
  async function tryWrite(workspaceId: string, content: NoticeContent): Promise<boolean> {
    const database = couch.database(workspaceDatabase(workspaceId));
    const key = `notices:${content.id}`;
    const before = await database.get(key);
    if (before && saysSame(before.body, content)) return true;
    const at = now().toISOString();
    const began = before?.body.createdAt;
    const createdAt = typeof began === 'string' ? began : at;
    const rev = before?._rev === undefined ? {} : { _rev: before._rev };
    const envelope = { type: 'notices', deleted: false, by: 'gateway', device: 'gateway' };
    const body: Notice = { ...content, createdAt, updatedAt: at };
    try {
      await database.put({ _id: key, ...rev, ...envelope, body, receivedAt: at });
    } catch (error) {
      if (error instanceof CouchConflict) return false;
      throw error;
    }
    wake.wake(workspaceId, ['notices']);
    return true;
  }

  return {
    forget: (workspaceId, id) => forget({ couch, wake, now }, workspaceId, id),
    write: async (workspaceId, content) => {
      for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1)
        if (await tryWrite(workspaceId, content)) return;
      throw new CouchUnavailable('others keep writing a notice');
    },
  };
}
