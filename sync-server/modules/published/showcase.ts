import type {
  ArticleCard,
  MenuCard,
  PublicCard,
  RecipeCard,
} from '../../../src/domain/publicHouse/publicCards';
import { readImageAddress } from '../../../src/domain/records/images/address';
import type { Couch, CouchDatabase } from '../../couch/client';
import { articleSlugs, claimExpertSlug } from './addresses';
import { createExhibits, type Exhibits, type ExhibitCard } from './exhibits';
import type { Library } from './library';
import type { ExpertCard } from './names';
import { PUBLISHED_DATABASE } from './publishedRecords';
import type { SharedHashes } from './sharedFiles';

/** Short, so that what was unpublished is gone within seconds. */
const FRESH = 1_000;
const MAX_OF_WORKSPACE = 200;

export interface PublicExpert extends ExpertCard {
  accountId: string;
  slug: string;
  menus: number;
  recipes: number;
  articles: number;
}

export interface Exhibit<C extends PublicCard = PublicCard> {
  card: C;
  workspaceId: string;
  author: Pick<PublicExpert, 'accountId' | 'slug' | 'name' | 'isVerified'>;
}
export interface ArticleExhibit extends Exhibit<ArticleCard> {
  address: string;
}

export interface Exhibition {
  version: string;
  menus: Exhibit<MenuCard>[];
  recipes: Exhibit<RecipeCard>[];
  articles: ArticleExhibit[];
  experts: PublicExpert[];
  images: ReadonlySet<string>;
  /** Pictures of the shared library by `imageKey`, with the hashes of the files that staff approved. */
  sharedFiles: ReadonlyMap<string, SharedHashes>;
}

export const imageKey = (workspaceId: string, imageId: string): string =>
  `${workspaceId}/${imageId}`;

export interface Showcase {
  now(): Promise<Exhibition>;
  doubt(): void;
}

const newestFirst = (a: ExhibitCard, b: ExhibitCard): number =>
  a.at === b.at ? (a.card.id < b.card.id ? -1 : 1) : a.at < b.at ? 1 : -1;

function listNewest(all: Iterable<ExhibitCard>): ExhibitCard[] {
  const counts = new Map<string, number>();
  return [...all].sort(newestFirst).filter(({ workspaceId, card: { kind } }) => {
    const key = `${kind} ${workspaceId}`;
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count <= MAX_OF_WORKSPACE;
  });
}

type Lists = Omit<Exhibition, 'version' | 'images' | 'sharedFiles'>;
type Authors = Map<string, PublicExpert>;

const worth = ({ menus, recipes, articles }: PublicExpert): number => menus + recipes + articles;

function arrange(
  exhibits: readonly ExhibitCard[],
  authors: Authors,
  { hasSlug }: Exhibits['addresses'],
): Lists {
  const lists: Lists = { menus: [], recipes: [], articles: [], experts: [] };
  for (const { card, workspaceId, expertId } of exhibits) {
    const expert = authors.get(expertId);
    if (!expert) continue;
    const { accountId, slug, name, isVerified } = expert;
    const author = { accountId, slug, name, isVerified };
    expert[card.kind] += 1;
    if (card.kind === 'menus') lists.menus.push({ card, workspaceId, author });
    else if (card.kind === 'recipes') lists.recipes.push({ card, workspaceId, author });
    else {
      const [own, sure] = articleSlugs(workspaceId, card.id, card.slug);
      const address = hasSlug(own, workspaceId, card.id) ? own : sure;
      lists.articles.push({ card, workspaceId, author, address });
    }
  }
  lists.experts = [...authors.values()]
    .filter((author) => worth(author) > 0)
    .sort((a, b) => worth(b) - worth(a) || (a.slug < b.slug ? -1 : 1));
  return lists;
}

function collectImages(all: readonly ExhibitCard[], authors: Authors): Set<string> {
  const visibleExhibits = all.filter(({ expertId }) => authors.has(expertId));
  const portraits = [...authors.values()].flatMap(({ workspaceId, profile }) => {
    const image = readImageAddress(profile?.portrait ?? '');
    return image?.workspaceId === workspaceId ? [imageKey(workspaceId, image.imageId)] : [];
  });
  return new Set([
    ...visibleExhibits.flatMap(({ workspaceId, images }) =>
      images.map((id) => imageKey(workspaceId, id)),
    ),
    ...portraits,
  ]);
}

function createAuthors(
  published: CouchDatabase,
  library: Pick<Library, 'expert'>,
  slugs: Map<string, string>,
) {
  return async (exhibits: readonly ExhibitCard[]): Promise<Authors> => {
    const shownAuthors: Authors = new Map();
    for (const accountId of new Set(exhibits.map(({ expertId }) => expertId))) {
      const card = await library.expert(accountId);
      if (!card?.isShown) continue;
      const slug = slugs.get(accountId) ?? (await claimExpertSlug(published, accountId, card.name));
      if (slug === undefined) continue;
      slugs.set(accountId, slug);
      shownAuthors.set(accountId, { ...card, accountId, slug, menus: 0, recipes: 0, articles: 0 });
    }
    return shownAuthors;
  };
}

function believed<T>(look: () => Promise<T>, steady: () => number) {
  let cached: { value: T; since: number; doubtCount: number } | undefined;
  let looking: Promise<{ value: T; doubtCount: number }> | undefined;
  let doubts = 0;

  async function lookOnce() {
    const [since, doubtCount] = [steady(), doubts];
    cached = { value: await look(), since, doubtCount };
    return cached;
  }

  async function now(): Promise<T> {
    const doubtsBefore = doubts;
    if (cached?.doubtCount === doubtsBefore && steady() - cached.since < FRESH) return cached.value;
    looking ??= lookOnce().finally(() => {
      looking = undefined;
    });
    const { value, doubtCount } = await looking;
    // A running read may have begun before the change, so another follows.
    return doubtCount < doubtsBefore ? now() : value;
  }

  return { now, doubt: (): void => void (doubts += 1) };
}

export function createShowcase(
  couch: Couch,
  library: Pick<Library, 'expert'>,
  steady: () => number = () => performance.now(),
): Showcase {
  const exhibits = createExhibits(couch);
  const { addresses } = exhibits;
  const readAuthors = createAuthors(couch.database(PUBLISHED_DATABASE), library, addresses.experts);
  let exhibition: Exhibition | undefined;
  let shownFor = '';
  let count = 0;

  async function look(): Promise<Exhibition> {
    const isChanged = await exhibits.read();
    const all = exhibits.listVisible();
    const authors = await readAuthors(all);
    const state = JSON.stringify([...authors.values()]);
    if (!exhibition || isChanged || state !== shownFor) {
      count += 1;
      const lists = arrange(listNewest(all), authors, addresses);
      const sharedFiles = exhibits.sharedFiles();
      exhibition = {
        version: `${count}`,
        ...lists,
        images: collectImages(all, authors),
        sharedFiles,
      };
    }
    shownFor = state;
    return exhibition;
  }

  return believed(look, steady);
}
