import {
  PUBLISHED_LISTED,
  type PublishedItem,
  type PublishedType,
} from '../../../src/api/moderation';
import { fold } from '../../../src/domain/text/fold';
import type { Couch } from '../../couch/client';
import type { Library } from '../published/library';
import type { ModerationMark } from '../published/moderationMarks';
import {
  PUBLISHED_DATABASE,
  publishedId,
  type PublishedDocument,
} from '../published/publishedRecords';
import type { Marks } from './marks';
import type { PublishedIndex } from './publishedIndex';

export interface PublishedLists {
  list(query: {
    type: PublishedType;
    state: 'shown' | 'removed';
    q: string;
  }): Promise<{ items: PublishedItem[]; total: number }>;
  itemOf(mark: ModerationMark): Promise<PublishedItem>;
}

interface Parts {
  couch: Couch;
  index: PublishedIndex;
  marks: Marks;
  library: Pick<Library, 'expert'>;
}

type Plain = Omit<PublishedItem, 'expert'> & { expertId: string };

const newestFirst = (one: Plain, other: Plain): number => other.at.localeCompare(one.at);

function toPlain(mark: ModerationMark, isChanged: boolean): Plain {
  const { type, workspaceId, id, title, expertId, at, state, reason = '' } = mark;
  const removal = state === 'removed' ? { removal: { reason, at, isChanged } } : {};
  return { type, workspaceId, id, title, expertId, at, ...removal };
}

function listShown(index: PublishedIndex, wanted: PublishedType): Plain[] {
  return [...index.all()].flatMap(({ type, workspaceId, id, title, expertId, at }) =>
    type === wanted ? [{ type: wanted, workspaceId, id, title, expertId, at }] : [],
  );
}

async function listRemoved({ couch, marks }: Parts, type: PublishedType): Promise<Plain[]> {
  const removedMarks: ModerationMark[] = [];
  for await (const mark of marks.all())
    if (mark.type === type && mark.state === 'removed') removedMarks.push(mark);
  const ids = removedMarks.map((mark) => publishedId(type, mark.workspaceId, mark.id));
  const present = await couch.database<PublishedDocument>(PUBLISHED_DATABASE).getMany(ids);
  return removedMarks.map((mark, at) =>
    toPlain(mark, present.get(ids[at] ?? '')?.source.rev !== mark.rev),
  );
}

export function createPublishedLists(parts: Parts): PublishedLists {
  const { index, library } = parts;

  async function withExpert({ expertId, ...rest }: Plain): Promise<PublishedItem> {
    const expert = await library.expert(expertId);
    return { ...rest, expert: { id: expertId, name: expert?.name ?? '' } };
  }

  async function searchItems(all: readonly Plain[], q: string): Promise<Plain[]> {
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

  return {
    list: async ({ type, state, q }) => {
      await index.refresh();
      const all = state === 'shown' ? listShown(index, type) : await listRemoved(parts, type);
      const some = (await searchItems(all, q)).sort(newestFirst);
      const items = await Promise.all(some.slice(0, PUBLISHED_LISTED).map(withExpert));
      return { items, total: some.length };
    },
    itemOf: (mark) => withExpert(toPlain(mark, false)),
  };
}
