import {
  publicCard,
  type ArticleCard,
  type MenuCard,
  type PublicCard,
  type RecipeCard,
} from '../../../src/domain/publicCards';
import type { Couch, CouchDatabase } from '../../couch/client';
import { createYieldToEventLoop } from '../../http/yieldToEventLoop';
import {
  articleSlugs,
  claimExpertSlug,
  documentOfAddress,
  expertSlugOfAddress,
  slugOfAddress,
} from './addresses';
import type { Library } from './library';
import type { ExpertCard } from './names';
import { PUBLISHED_DATABASE, type PublishedDocument } from './publishedRecords';

/** Changes read in one call. */
const PAGE = 50;
/** Milliseconds for which lists are believed: what was unpublished is gone within seconds. */
const FRESH = 1_000;
/** Most documents of one kind and workspace in public lists: the newest. */
const MAX_OF_WORKSPACE = 200;

/** An expert as public pages name them; `slug` leads to their page. */
export interface PublicExpert extends ExpertCard {
  accountId: string;
  slug: string;
  menus: number;
  recipes: number;
  articles: number;
}

/** A published document and who wrote it. */
export interface Exhibit<C extends PublicCard = PublicCard> {
  card: C;
  workspaceId: string;
  author: Pick<PublicExpert, 'accountId' | 'slug' | 'name' | 'isVerified'>;
}
export interface ArticleExhibit extends Exhibit<ArticleCard> {
  /** Last part of its address. */
  address: string;
}

/** All that is public now, the newest first. */
export interface Exhibition {
  /** Changes whenever something that is shown does. */
  version: string;
  menus: Exhibit<MenuCard>[];
  recipes: Exhibit<RecipeCard>[];
  articles: ArticleExhibit[];
  /** Experts of whom something is shown, those with most first. */
  experts: PublicExpert[];
}

/** The lists of the public house. */
export interface Showcase {
  now(): Promise<Exhibition>;
}

interface Kept {
  card: PublicCard;
  workspaceId: string;
  expertId: string;
  /** When it was saved last; a clock that is ahead of ours does not put it in front. */
  at: string;
  rev: string;
}

function keptOf(document: PublishedDocument): Kept | undefined {
  const card = publicCard(document.type, document.body);
  if (!card) return undefined;
  const { updatedAt } = card;
  return {
    card,
    workspaceId: document.source.workspaceId,
    expertId: String(document.body.expertId),
    at: updatedAt < document.receivedAt ? updatedAt : document.receivedAt,
    rev: document._rev ?? '',
  };
}

const newestFirst = (a: Kept, b: Kept): number =>
  a.at === b.at ? (a.card.id < b.card.id ? -1 : 1) : a.at < b.at ? 1 : -1;

/** Follows what is published, and keeps what lists show of it in memory. */
function createCards(couch: Couch, published: CouchDatabase<PublishedDocument>) {
  const cards = new Map<string, Kept>();
  /** Slugs of articles, by slug: whose they are. */
  const blog = new Map<string, string>();
  /** Slugs of experts, by account. */
  const experts = new Map<string, string>();
  /** Workspaces to which addresses belong, by `menus:<id>`. */
  const owners = new Map<string, string>();
  let epoch: string | undefined;
  let since: string | null = null;

  function takeAddress(id: string, owner: Record<string, unknown>): boolean {
    const expert = expertSlugOfAddress(id);
    if (expert !== undefined) experts.set(String(owner.accountId), expert);
    const slug = slugOfAddress(id);
    if (slug !== undefined) blog.set(slug, `${String(owner.workspaceId)} ${String(owner.id)}`);
    const named = documentOfAddress(id);
    if (named !== undefined && typeof owner.workspaceId === 'string')
      owners.set(named, owner.workspaceId);
    return expert === undefined;
  }

  /** @returns whether lists may have changed */
  function take(id: string, document: PublishedDocument | undefined): boolean {
    if (document && documentOfAddress(id) !== undefined) return takeAddress(id, document.body);
    if (!document?.source || document.deleted || document._deleted === true)
      return cards.delete(id);
    if (cards.get(id)?.rev === document._rev) return false;
    const kept = keptOf(document);
    if (!kept) return cards.delete(id);
    cards.set(id, kept);
    return true;
  }

  async function read(): Promise<boolean> {
    const present = await couch.epoch(PUBLISHED_DATABASE);
    let isChanged = false;
    if (present !== epoch) {
      isChanged = cards.size > 0;
      for (const memory of [cards, blog, experts, owners]) memory.clear();
      since = null;
    }
    epoch = present;
    const others = createYieldToEventLoop();
    for (;;) {
      const page = await published.changes({ since, limit: PAGE });
      for (const { id, doc } of page.rows) {
        if (take(id, doc)) isChanged = true;
        await others();
      }
      since = page.lastSeq;
      if (page.pending === 0) return isChanged;
    }
  }

  /** Whether its address leads to it: ids are made by devices, and another workspace may have it. */
  const isOwn = ({ card: { kind, id }, workspaceId }: Kept): boolean =>
    owners.get(`${kind}:${id}`) === workspaceId;

  return { cards, blog, experts, read, isOwn };
}

/** The newest of each workspace, the newest first. */
function newestOf(all: Iterable<Kept>): Kept[] {
  const counts = new Map<string, number>();
  return [...all].sort(newestFirst).filter(({ workspaceId, card: { kind } }) => {
    const key = `${kind} ${workspaceId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= MAX_OF_WORKSPACE;
  });
}

/** The lists of one gateway. @param steady milliseconds of a clock that only goes forward */
export function createShowcase(
  couch: Couch,
  library: Pick<Library, 'expert'>,
  steady: () => number = () => performance.now(),
): Showcase {
  const published = couch.database<PublishedDocument>(PUBLISHED_DATABASE);
  const { cards, blog, experts, read, isOwn } = createCards(couch, published);
  let shown: Exhibition | undefined;
  let shownFor = '';
  let count = 0;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let looking: Promise<Exhibition> | undefined;

  async function expertsOf(kept: readonly Kept[]): Promise<Map<string, PublicExpert>> {
    const found = new Map<string, PublicExpert>();
    for (const accountId of new Set(kept.map(({ expertId }) => expertId))) {
      const card = await library.expert(accountId);
      if (!card?.isShown) continue;
      const slug =
        experts.get(accountId) ?? (await claimExpertSlug(published, accountId, card.name));
      if (slug === undefined) continue;
      experts.set(accountId, slug);
      found.set(accountId, { ...card, accountId, slug, menus: 0, recipes: 0, articles: 0 });
    }
    return found;
  }

  function addressOf(workspaceId: string, { id, slug }: ArticleCard): string {
    const [own, sure] = articleSlugs(workspaceId, id, slug);
    return blog.get(own) === `${workspaceId} ${id}` ? own : sure;
  }

  function arrange(kept: readonly Kept[], authors: ReadonlyMap<string, PublicExpert>): Exhibition {
    count += 1;
    const lists: Exhibition = {
      version: `${count}`,
      menus: [],
      recipes: [],
      articles: [],
      experts: [],
    };
    for (const { card, workspaceId, expertId } of kept) {
      const expert = authors.get(expertId);
      if (!expert) continue;
      const { accountId, slug, name, isVerified } = expert;
      const author = { accountId, slug, name, isVerified };
      expert[card.kind] += 1;
      if (card.kind === 'menus') lists.menus.push({ card, workspaceId, author });
      else if (card.kind === 'recipes') lists.recipes.push({ card, workspaceId, author });
      else
        lists.articles.push({ card, workspaceId, author, address: addressOf(workspaceId, card) });
    }
    const worth = ({ menus, recipes, articles }: PublicExpert) => menus + recipes + articles;
    lists.experts = [...authors.values()].sort(
      (a, b) => worth(b) - worth(a) || (a.slug < b.slug ? -1 : 1),
    );
    return lists;
  }

  async function look(): Promise<Exhibition> {
    const isChanged = await read();
    const kept = newestOf([...cards.values()].filter(isOwn));
    const authors = await expertsOf(kept);
    const state = JSON.stringify([...authors.values()]);
    if (!shown || isChanged || state !== shownFor) shown = arrange(kept, authors);
    shownFor = state;
    lookedAt = steady();
    return shown;
  }

  return {
    now: async () => {
      if (shown && steady() - lookedAt < FRESH) return shown;
      looking ??= look().finally(() => {
        looking = undefined;
      });
      return looking;
    },
  };
}
