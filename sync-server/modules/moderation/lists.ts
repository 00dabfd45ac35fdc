import {
  PUBLISHED_LISTED,
  type PublishedItem,
  type PublishedType,
} from '../../../src/api/moderation';
import { AppError } from '../../../src/domain/protocol/errors';
import { fold } from '../../../src/domain/text/fold';
import type { Couch } from '../../couch/client';
import type { Library } from '../published/library';
import type { ModerationMark } from '../published/moderationMarks';
import {
  PUBLISHED_DATABASE,
  publishedId,
  type PublishedDocument,
} from '../published/publishedRecords';
import type { ModerationTarget } from './kind';
import type { Looks } from './looks';
import type { Marks } from './marks';
import type { PublishedIndex } from './publishedIndex';

export interface PublishedLists {
  list(query: {
    type: PublishedType;
    state: State;
    q: string;
  }): Promise<{ items: PublishedItem[]; total: number }>;
  buildItem(mark: ModerationMark): Promise<PublishedItem>;
  /** @throws AppError not_found where it is not public */
  find(place: ModerationTarget): Promise<PublishedItem>;
}

interface Parts {
  couch: Couch;
  index: PublishedIndex;
  marks: Marks;
  library: Pick<Library, 'expert'>;
  looks: Pick<Looks, 'versions'>;
}

type State = 'shown' | 'unseen' | 'removed';
type Plain = Omit<PublishedItem, 'expert'> & { expertId: string };

const newestFirst = (one: Plain, other: Plain): number => other.at.localeCompare(one.at);

function toPlain(mark: ModerationMark, isChanged: boolean): Plain {
  const { type, workspaceId, id, title, expertId, at, state, reason = '' } = mark;
  const removal = state === 'removed' ? { removal: { reason, at, isChanged } } : {};
  return { type, workspaceId, id, title, expertId, at, ...removal };
}

const toLook = (known: string | undefined, version: string): PublishedItem['look'] =>
  known === undefined ? 'new' : known === version ? 'seen' : 'changed';

async function listShown({ index, looks }: Parts, publishedType: PublishedType): Promise<Plain[]> {
  const items = [...index.all()].filter(({ type }) => type === publishedType);
  const seen = await looks.versions(items);
  return items.map(({ workspaceId, id, title, expertId, at, version }, place) => {
    const known = seen[place];
    return {
      type: publishedType,
      workspaceId,
      id,
      title,
      expertId,
      at,
      look: toLook(known, version),
    };
  });
}

async function listState(parts: Parts, type: PublishedType, state: State): Promise<Plain[]> {
  if (state === 'removed') return listRemoved(parts, type);
  const shown = await listShown(parts, type);
  return state === 'unseen' ? shown.filter(({ look }) => look !== 'seen') : shown;
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
      const all = await listState(parts, type, state);
      const some = (await searchItems(all, q)).sort(newestFirst);
      const items = await Promise.all(some.slice(0, PUBLISHED_LISTED).map(withExpert));
      return { items, total: some.length };
    },
    buildItem: (mark) => withExpert(toPlain(mark, false)),
    find: async ({ type, workspaceId, id }) => {
      await index.refresh();
      const item = index.find(type, workspaceId, id);
      if (!item) throw new AppError('not_found');
      const [known] = await parts.looks.versions([{ type, workspaceId, id }]);
      const { title, expertId, at } = item;
      const look = toLook(known, item.version);
      return withExpert({ type, workspaceId, id, title, expertId, at, look });
    },
  };
}
