import { dayText } from '../../domain/text/days';
import type { Block } from '../../domain/records/articleBlocks/blocks';
import type { Article } from '../../domain/records/articles';
import { formatNumber } from '../../domain/nutrition/format';
import type { Plate } from '../../domain/menus/plates/plate';
import { cleanLine } from '../../domain/text/clean';
import type {
  ArticleCard,
  MenuCard,
  PublicCard,
  RecipeCard,
} from '../../domain/publicHouse/publicCards';
import { articlePath, PUBLIC_PAGES } from '../../domain/publicHouse/publicPaths';
import { slicePage } from '../../domain/publicHouse/publicSearch/cursor';
import { isTagged } from '../../domain/publicHouse/publicSearch/search';
import {
  saysAll,
  typedWords,
  wordsOfCard,
  wordsOfName,
} from '../../domain/publicHouse/publicSearch/words';
import { fold } from '../../domain/text/fold';
import { houseText } from '../../i18n/house';
import { siteText } from '../../i18n/site';
import {
  articleCardView,
  authorView,
  menuCardView,
  recipeCardView,
  type ArticleView,
  type AuthorView,
  type CardView,
} from '../cards/model';
import type { Author } from '../home/model';
import { cursorIn } from '../menus/query';
import { createPlateSet, type PlateSet } from '../plates/platesOf';
import { shownBlocks } from './shownBlocks';

const { blog: text } = houseText;

export interface ListedArticle {
  card: ArticleCard;
  author: Author;
  address: string;
}

export interface BlogView {
  words: string;
  articles: ArticleView[];
  topics: { label: string; href: string; isChosen: boolean }[];
  page: number;
  pages: number;
  previous?: string | undefined;
  next?: string | undefined;
  plates: Plate[];
}

const [ARTICLES, TOPICS] = [13, 8];

export interface BlogQuery {
  words: string;
  tag?: string | undefined;
  after?: string | undefined;
  page?: number | undefined;
}

const textIn = (value: unknown, most: number): string =>
  typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim().slice(0, most) : '';

export function readBlogQuery(params: Readonly<Record<string, unknown>>): BlogQuery {
  const page = /^[1-9]\d?$/.exec(textIn(params.trang, 3));
  return {
    words: textIn(params.q, 80),
    tag: textIn(params.nhan, 60) || undefined,
    after: cursorIn(params.sau),
    page: page ? Number(page[0]) : undefined,
  };
}

export function blogQueryPath({ words, tag, after, page }: BlogQuery): string {
  const search = new URLSearchParams([
    ...(words === '' ? [] : [['q', words]]),
    ...(tag === undefined ? [] : [['nhan', tag]]),
    ...(after === undefined ? [] : [['sau', after]]),
    ...(after !== undefined || page === undefined || page === 1 ? [] : [['trang', String(page)]]),
  ]).toString();
  return search === '' ? PUBLIC_PAGES.blog : `${PUBLIC_PAGES.blog}?${search}`;
}

function countTopics(articles: readonly ListedArticle[], query: BlogQuery): BlogView['topics'] {
  const counts = new Map<string, number>();
  for (const { card } of articles)
    for (const tag of new Set(card.tags.map((label) => cleanLine(label, 60))))
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
  const chosen = query.tag === undefined ? undefined : fold(query.tag);
  const topics = [...counts]
    .sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1))
    .slice(0, TOPICS)
    .map(([label, count]) => ({
      label: `${label} ${formatNumber(count)}`,
      href: blogQueryPath({ words: '', tag: label }),
      isChosen: fold(label) === chosen,
    }));
  return [
    {
      label: text.all(formatNumber(articles.length)),
      href: PUBLIC_PAGES.blog,
      isChosen: chosen === undefined && query.words === '',
    },
    ...topics,
  ];
}

export function blogView(articles: readonly ListedArticle[], query: BlogQuery): BlogView {
  const plates = createPlateSet();
  const tag = query.tag === undefined ? undefined : fold(query.tag);
  const typed = typedWords(query.words);
  const matches = articles.filter(({ card, author }) => {
    const { searchText, labels } = wordsOfCard(card);
    return isTagged(labels, tag) && saysAll([searchText, wordsOfName(author.name)], typed);
  });
  const listed = slicePage(matches, query, ARTICLES);
  const at = (after: string | undefined): string | undefined =>
    after === undefined
      ? undefined
      : blogQueryPath({ words: query.words, tag: query.tag, after: after || undefined });
  return {
    words: query.words,
    articles: listed.items.map((one) => articleCardView(one.card, one, plates)),
    topics: countTopics(articles, query),
    page: listed.page,
    pages: listed.pages,
    previous: at(listed.previous),
    next: at(listed.next),
    plates: plates.plates,
  };
}

export interface ArticleSource {
  article: Pick<Article, 'title' | 'summary' | 'blocks' | 'tags' | 'readingTime'> & {
    createdAt: string;
    updatedAt: string;
  };
  card: ArticleCard;
  author: Author & { menus: number; recipes: number; articles: number };
  /** Keyed by `recipes:<id>` and `menus:<id>`. */
  cardsById: ReadonlyMap<string, { card: PublicCard; author: Author }>;
  others: readonly ListedArticle[];
}

export interface ArticlePageView {
  title: string;
  lead: string;
  author: AuthorView;
  about: string;
  facts: string;
  tag?: { label: string; href: string } | undefined;
  blocks: readonly Block[];
  isCut: boolean;
  /** Keyed by `recipe:<id>` and `dailyMenu:<id>`; only documents that are still public. */
  cards: ReadonlyMap<string, CardView & { kind: 'recipe' | 'dailyMenu' }>;
  others: { title: string; href: string; facts: string }[];
  plates: Plate[];
  plate: number;
}

function buildCards({ article, cardsById }: ArticleSource, plates: PlateSet) {
  const cards = new Map<string, CardView & { kind: 'recipe' | 'dailyMenu' }>();
  for (const { type, data } of article.blocks) {
    if (type !== 'recipe' && type !== 'dailyMenu') continue;
    const one = cardsById.get(`${type === 'recipe' ? 'recipes' : 'menus'}:${data.refId}`);
    if (!one) continue;
    const { card, author } = one;
    const view =
      type === 'recipe'
        ? recipeCardView(card as RecipeCard, author, plates)
        : menuCardView(card as MenuCard, author, plates);
    cards.set(`${type}:${data.refId}`, { ...view, kind: type });
  }
  return cards;
}

const OTHERS = 4;

export function articlePageView(source: ArticleSource): ArticlePageView {
  const plates = createPlateSet();
  const { article, author, others } = source;
  const [tag] = article.tags;
  const { createdAt, updatedAt, readingTime } = article;
  const [began, changed] = [dayText(createdAt), dayText(updatedAt)];
  return {
    title: cleanLine(article.title, 300) || siteText.menu.unnamed,
    lead: cleanLine(article.summary, 600),
    author: authorView(author),
    about: houseText.expert.counts(author.menus, author.recipes, author.articles),
    facts: [
      began,
      siteText.card.reading(readingTime),
      changed === began ? '' : text.updated(changed),
    ]
      .filter(Boolean)
      .join(' · '),
    tag:
      tag === undefined
        ? undefined
        : {
            label: cleanLine(tag.label, 60),
            href: blogQueryPath({ words: '', tag: cleanLine(tag.label, 60) }),
          },
    ...shownBlocks(article.blocks),
    plate: plates.findPlate(source.card.dish),
    cards: buildCards(source, plates),
    others: others.slice(0, OTHERS).map(({ card, address }) => ({
      title: cleanLine(card.title, 200),
      href: articlePath(address),
      facts: [dayText(card.createdAt), siteText.card.reading(card.readingTime)].join(' · '),
    })),
    plates: plates.plates,
  };
}

export const cardFigures = (card: CardView): string =>
  `${card.energy} ${siteText.menu.kcal} · ${card.macros}`;
