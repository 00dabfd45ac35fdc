import {
  PUBLISHED_LISTED,
  type PublishedItem,
  type PublishedType,
} from '../../../src/api/moderation';
import type { AccessClaims } from '../../../src/domain/account';
import { AppError } from '../../../src/domain/errors';
import { fold } from '../../../src/domain/search/fold';
import type { Couch } from '../../couch/client';
import type { Logger } from '../../http/log';
import { whileConflicts } from '../accounts/sessions';
import { jobRequest, type JobQueue } from '../jobs/queue';
import type { Library } from '../published/library';
import type { ModerationMark } from '../published/moderationMarks';
import {
  PUBLISHED_DATABASE,
  publishedId,
  type PublishedDocument,
} from '../published/publishedRecords';
import { APPLY_MODERATION, type Place } from './kind';
import type { Marks } from './marks';
import type { PublishedIndex } from './publishedIndex';

interface Parts {
  couch: Couch;
  log: Logger;
  index: PublishedIndex;
  marks: Marks;
  library: Pick<Library, 'expert'>;
  jobs: JobQueue;
  /** Makes the public pages follow a mark; the job does the same. */
  apply: (place: Place) => Promise<unknown>;
  now: () => Date;
}

interface Listed {
  items: PublishedItem[];
  total: number;
}

/** The staff's work on what is public. */
export interface Moderation {
  list(query: { type: PublishedType; state: 'shown' | 'removed'; q: string }): Promise<Listed>;
  /** @throws AppError not_found where it is not shown. Repeating it changes nothing. */
  remove(by: AccessClaims, place: Place, reason: string): Promise<PublishedItem>;
  /** @throws AppError not_found where staff did not take it down. Repeating it changes nothing. */
  restore(by: AccessClaims, place: Place): Promise<PublishedItem>;
}

type Plain = Omit<PublishedItem, 'expert'> & { expertId: string };

const newestFirst = (one: Plain, other: Plain): number => other.at.localeCompare(one.at);

const plainOf = ({ type, workspaceId, id, title, expertId, at }: ModerationMark): Plain => ({
  type,
  workspaceId,
  id,
  title,
  expertId,
  at,
});

export function createModeration(parts: Parts): Moderation {
  const { couch, log, index, marks, library, jobs, apply, now } = parts;
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);

  async function withExpert({ expertId, ...rest }: Plain): Promise<PublishedItem> {
    const expert = await library.expert(expertId);
    return { ...rest, expert: { id: expertId, name: expert?.name ?? '' } };
  }

  function shownOf(type: PublishedType): Plain[] {
    return [...index.all()].flatMap(({ folded: _, ...item }) =>
      item.type === type ? [item as Plain] : [],
    );
  }

  async function removedOf(type: PublishedType): Promise<Plain[]> {
    const found: ModerationMark[] = [];
    for await (const mark of marks.all())
      if (mark.type === type && mark.state === 'removed') found.push(mark);
    const ids = found.map((mark) => publishedId(type, mark.workspaceId, mark.id));
    const present = await published.getMany(ids);
    return found.map((mark, at) => ({
      ...plainOf(mark),
      removal: {
        reason: mark.reason ?? '',
        at: mark.at,
        isChanged: present.get(ids[at] ?? '')?.source.rev !== mark.rev,
      },
    }));
  }

  /** Those whose title or expert holds every word. */
  async function found(all: readonly Plain[], q: string): Promise<Plain[]> {
    const words = fold(q).split(/\s+/).filter(Boolean);
    if (words.length === 0) return [...all];
    const names = new Map<string, string>();
    for (const expertId of new Set(all.map((one) => one.expertId)))
      names.set(expertId, fold((await library.expert(expertId))?.name ?? ''));
    return all.filter(({ title, expertId }) => {
      const text = `${fold(title)} ${names.get(expertId) ?? ''}`;
      return words.every((word) => text.includes(word));
    });
  }

  /** Stores the mark with its job, and follows it at once; what fails of that the job does. */
  async function mark(next: ModerationMark): Promise<void> {
    const { type, workspaceId, id, at } = next;
    const place = { type, workspaceId, id };
    const key = `${type} ${workspaceId} ${id} ${at}`;
    await jobs.enqueueAround([jobRequest(APPLY_MODERATION, { key, payload: place })], () =>
      marks.write(next),
    );
    await apply(place).catch((err: unknown) =>
      log.warn({ err, ...place }, 'a mark could not be followed at once; its job follows it'),
    );
  }

  const removedItem = (mark: ModerationMark): Promise<PublishedItem> =>
    withExpert({
      ...plainOf(mark),
      removal: { reason: mark.reason ?? '', at: mark.at, isChanged: false },
    });

  async function removeOnce(by: AccessClaims, place: Place, reason: string) {
    const before = await marks.find(place);
    if (before?.state === 'removed') return before;
    await index.refresh();
    const shown = index.find(place.type, place.workspaceId, place.id);
    if (!shown) throw new AppError('not_found');
    const stored = await published.get(publishedId(place.type, place.workspaceId, place.id));
    const { title, expertId } = shown;
    const rev = stored?.source.rev ?? null;
    const at = now().toISOString();
    const next: ModerationMark = {
      ...place,
      state: 'removed',
      title,
      expertId,
      reason,
      rev,
      by: by.sub,
      at,
    };
    await mark(next);
    return next;
  }

  return {
    list: async ({ type, state, q }) => {
      await index.refresh();
      const all = state === 'shown' ? shownOf(type) : await removedOf(type);
      const some = (await found(all, q)).sort(newestFirst);
      const items = await Promise.all(some.slice(0, PUBLISHED_LISTED).map(withExpert));
      return { items, total: some.length };
    },
    remove: async (by, place, reason) =>
      removedItem(await whileConflicts(() => removeOnce(by, place, reason))),
    restore: async (by, place) => {
      const allowed = await whileConflicts(async () => {
        const before = await marks.find(place);
        if (!before) throw new AppError('not_found');
        if (before.state === 'allowed') return before;
        const { reason: _, ...rest } = before;
        const at = now().toISOString();
        const next: ModerationMark = { ...rest, state: 'allowed', by: by.sub, at };
        await mark(next);
        return next;
      });
      return withExpert(plainOf(allowed));
    },
  };
}
