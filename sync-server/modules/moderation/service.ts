import type { PublishedItem } from '../../../src/api/moderation';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import type { Couch } from '../../couch/client';
import type { Logger } from '../../http/log';
import { whileConflicts } from '../../store/documents';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { ModerationMark } from '../published/moderationMarks';
import {
  PUBLISHED_DATABASE,
  publishedId,
  type PublishedDocument,
} from '../published/publishedRecords';
import { APPLY_MODERATION, type ModerationTarget } from './kind';
import type { PublishedLists } from './lists';
import type { Marks } from './marks';
import type { PublishedIndex } from './publishedIndex';

interface Parts {
  couch: Couch;
  log: Logger;
  index: PublishedIndex;
  marks: Marks;
  lists: PublishedLists;
  jobs: JobQueue;
  apply: (target: ModerationTarget) => Promise<unknown>;
  now: () => Date;
}

type Staff = Pick<AccessClaims, 'sub'>;

export interface Moderation {
  /** @throws AppError not_found where it is not shown. Repeating it changes nothing. */
  remove(by: AccessClaims, target: ModerationTarget, reason: string): Promise<PublishedItem>;
  /** @throws AppError not_found where staff did not take it down. Repeating it changes nothing. */
  restore(by: Staff, target: ModerationTarget): Promise<PublishedItem>;
}

async function buildRemoval(
  { couch, index, now }: Pick<Parts, 'couch' | 'index' | 'now'>,
  target: ModerationTarget,
  { reason, by }: { reason: string; by: string },
): Promise<ModerationMark> {
  await index.refresh();
  const { type, workspaceId, id } = target;
  const document = index.find(type, workspaceId, id);
  if (!document) throw new AppError('not_found');
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
  const rev = (await published.get(publishedId(type, workspaceId, id)))?.source.rev ?? null;
  const { title, expertId } = document;
  const at = now().toISOString();
  return { type, workspaceId, id, state: 'removed', title, expertId, reason, rev, by, at };
}

export function createModeration(parts: Parts): Moderation {
  const { log, marks, lists, jobs, apply, now } = parts;

  async function put(next: ModerationMark): Promise<ModerationMark> {
    const { type, workspaceId, id, at } = next;
    const target = { type, workspaceId, id };
    const key = `${type} ${workspaceId} ${id} ${at}`;
    await jobs.enqueueAround([jobRequest(APPLY_MODERATION, { key, payload: target })], () =>
      marks.write(next),
    );
    await apply(target).catch((err: unknown) =>
      log.warn({ err, ...target }, 'a mark could not be followed at once; its job follows it'),
    );
    return next;
  }

  async function removeOnce({ sub: by }: AccessClaims, target: ModerationTarget, reason: string) {
    const before = await marks.find(target);
    if (before?.state === 'removed') return before;
    return put(await buildRemoval(parts, target, { reason, by }));
  }

  async function restoreOnce(
    { sub: by }: Staff,
    target: ModerationTarget,
  ): Promise<ModerationMark> {
    const before = await marks.find(target);
    if (!before) throw new AppError('not_found');
    if (before.state === 'allowed') return before;
    const { reason: _, ...rest } = before;
    return put({ ...rest, state: 'allowed', by, at: now().toISOString() });
  }

  return {
    remove: async (by, target, reason) =>
      lists.buildItem(await whileConflicts(() => removeOnce(by, target, reason))),
    restore: async (by, target) =>
      lists.buildItem(await whileConflicts(() => restoreOnce(by, target))),
  };
}
