import { CLIENT_LINK_PATH } from './clientLink.ts';

/** Beginnings of public addresses; behind them stands the document's own id or slug. */
export const PUBLIC_PATHS = {
  dailyMenu: '/daily-menu/',
  recipe: '/recipe/',
  article: '/blog/',
  purchase: '/mua/',
  /** Forms that are sent without a script. */
  form: '/gui/',
  /** Pictures of things for chats and search engines: `<kind>/<id or slug>.png`. */
  picture: '/pictures/',
} as const;

/** Public addresses that stand for themselves. */
export const PUBLIC_PAGES = {
  home: '/',
  menus: '/search-menus',
  blog: '/blog',
  experts: '/chuyen-gia',
  /** Page of a purchase, paid or not. The fragment says which one; in old links, the query. */
  purchase: '/mua',
  /** Page that asks a payer into which account money goes back; the fragment says which money. */
  refund: '/hoan-tien',
} as const;

/** Files for robots and readers of feeds. */
export const SITE_FILES = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
} as const;

/** Things that have a picture of their own; any other page shows that of the house. */
export const PICTURE_KINDS = ['menus', 'recipes', 'articles', 'experts', 'house'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** Address of a picture. @param version changes with it: chats keep pictures for long */
export const picturePath = (kind: PictureKind, name: string, version: string): string =>
  `${PUBLIC_PATHS.picture}${kind}/${encodeURIComponent(name)}.png?v=${encodeURIComponent(version)}`;

/** Address of a published menu. */
export const dailyMenuPath = (id: string): string =>
  PUBLIC_PATHS.dailyMenu + encodeURIComponent(id);

/** Pages of the visitor's own entry: applications in the browser, with nothing about anybody in their addresses. */
export const SURVEY_PATH = '/khao-sat';
export const RESULT_PATH = '/ket-qua';
export const WEEKLY_ORDER_PATH = '/weekly-order';
/** Where old links of the order lead, with what stood in them: read once, and cleaned at once. */
export const OLD_ORDER_PATH = '/order-personal-menu';
export const VISITOR_PATHS = [SURVEY_PATH, RESULT_PATH, WEEKLY_ORDER_PATH, OLD_ORDER_PATH] as const;

/** Address of a published recipe. */
export const recipePath = (id: string): string => PUBLIC_PATHS.recipe + encodeURIComponent(id);

/** Address of a published article. */
export const articlePath = (slug: string): string =>
  PUBLIC_PATHS.article + encodeURIComponent(slug);

/** Address that leads to where an article stands now, for who knows its id alone. */
export const articleIdPath = (workspaceId: string, id: string): string =>
  `${PUBLIC_PATHS.article}${encodeURIComponent(workspaceId)}/${encodeURIComponent(id)}`;

/** Where profiles of experts stand, beside the pages of the expert's app. */
const EXPERT_PATH = '/expert/';

/** Address of an expert's public page. */
export const expertPath = (slug: string): string => EXPERT_PATH + encodeURIComponent(slug);

/** Words of the app below `/expert/`, for who lists them. */
export const appWords = (): Iterable<string> => APP_WORDS;

/** First words below `/expert/` that belong to the app, now or by the specification: no expert's slug is one of them. */
const APP_WORDS: ReadonlySet<string> = new Set(
  (
    'account ai api appointments articles billing clients confirm-email consents create daily-menus dashboard debug ' +
    'diary experts fee feedback foods forgot-password forms generator help home images import import-export invoices ' +
    'item-for-sales items-for-sale kitchen link links login logout me members menus messages new notices notifications ' +
    'orders payments pending plans practice preview print-daily-menu print-kitchen print-plan print-progress print-recipe privacy ' +
    'products profile purchases recipes register reports reset-password reviews sales search security settings share ' +
    'statistics subscription support sync team tools waiting welcome'
  ).split(' '),
);

/** First words of the addresses beside `/expert/`: a profile of that name would be taken for one of them. */
const PLACE_WORDS: ReadonlySet<string> = new Set([
  'admin',
  'expert',
  'healthz',
  'metrics',
  ...[
    ...Object.values(PUBLIC_PAGES),
    ...Object.values(PUBLIC_PATHS),
    ...VISITOR_PATHS,
    CLIENT_LINK_PATH,
  ].flatMap((path) => path.split('/')[1] || []),
]);

/** Whether an address below `/expert/` is one of the app, or reads like another page, so that no profile stands there. */
export const isAppWord = (word: string): boolean =>
  APP_WORDS.has(word) ||
  PLACE_WORDS.has(word) ||
  /^(send|print|email|preview|edit|create)-/.test(word);

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

/** @returns the slug of an expert's public page, undefined where the address is none */
export function expertSlugOf(pathname: string): string | undefined {
  if (!pathname.startsWith(EXPERT_PATH)) return undefined;
  const slug = pathname.slice(EXPERT_PATH.length).replace(/\/$/, '');
  return SLUG.test(slug) && !isAppWord(slug) ? slug : undefined;
}

const PAGES: ReadonlySet<string> = new Set([
  ...Object.values(PUBLIC_PAGES),
  ...Object.values(SITE_FILES),
]);

/** Whether the gateway draws what stands at an address. */
export function isPublicPath(pathname: string): boolean {
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return (
    PAGES.has(plain) ||
    Object.values(PUBLIC_PATHS).some((path) => pathname.startsWith(path)) ||
    expertSlugOf(pathname) !== undefined
  );
}
