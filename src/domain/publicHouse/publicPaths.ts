import { CLIENT_LINK_PATH } from './clientLink.ts';

export const PUBLIC_PATHS = {
  dailyMenu: '/daily-menu/',
  recipe: '/recipe/',
  article: '/blog/',
  purchase: '/mua/',
  form: '/gui/',
  picture: '/pictures/',
} as const;

export const PUBLIC_PAGES = {
  home: '/',
  menus: '/search-menus',
  blog: '/blog',
  experts: '/chuyen-gia',
  /** The fragment names the purchase; in old links, the query. */
  purchase: '/mua',
  /** Page that asks a payer into which account money goes back; the fragment says which money. */
  refund: '/hoan-tien',
} as const;

export const SITE_FILES = {
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  feed: '/feed.xml',
} as const;

export const PICTURE_KINDS = ['menus', 'recipes', 'articles', 'experts', 'house'] as const;
export type PictureKind = (typeof PICTURE_KINDS)[number];

/** @param version changes with the picture: chats keep pictures for long */
export const picturePath = (kind: PictureKind, name: string, version: string): string =>
  `${PUBLIC_PATHS.picture}${kind}/${encodeURIComponent(name)}.png?v=${encodeURIComponent(version)}`;

export const dailyMenuPath = (id: string): string =>
  PUBLIC_PATHS.dailyMenu + encodeURIComponent(id);

export const SURVEY_PATH = '/khao-sat';
export const RESULT_PATH = '/ket-qua';
export const WEEKLY_ORDER_PATH = '/weekly-order';
/** Old links of the order carry data: it is read once, and removed from the address at once. */
export const OLD_ORDER_PATH = '/order-personal-menu';
export const VISITOR_PATHS = [SURVEY_PATH, RESULT_PATH, WEEKLY_ORDER_PATH, OLD_ORDER_PATH] as const;

export const recipePath = (id: string): string => PUBLIC_PATHS.recipe + encodeURIComponent(id);

export const articlePath = (slug: string): string =>
  PUBLIC_PATHS.article + encodeURIComponent(slug);

export const articleIdPath = (workspaceId: string, id: string): string =>
  `${PUBLIC_PATHS.article}${encodeURIComponent(workspaceId)}/${encodeURIComponent(id)}`;

const EXPERT_PATH = '/expert/';

export const expertPath = (slug: string): string => EXPERT_PATH + encodeURIComponent(slug);

export const appWords = (): Iterable<string> => APP_WORDS;

/** No expert's slug may be one of them; includes words that the specification reserves. */
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

/** A profile of that name would be mistaken for one of these pages. */
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

export const isAppWord = (word: string): boolean =>
  APP_WORDS.has(word) ||
  PLACE_WORDS.has(word) ||
  /^(send|print|email|preview|edit|create)-/.test(word);

const SLUG = /^[a-z0-9][a-z0-9-]{0,79}$/;

export function parseExpertSlug(pathname: string): string | undefined {
  if (!pathname.startsWith(EXPERT_PATH)) return undefined;
  const slug = pathname.slice(EXPERT_PATH.length).replace(/\/$/, '');
  return SLUG.test(slug) && !isAppWord(slug) ? slug : undefined;
}

const PAGES: ReadonlySet<string> = new Set([
  ...Object.values(PUBLIC_PAGES),
  ...Object.values(SITE_FILES),
]);

export function isPublicPath(pathname: string): boolean {
  const plain = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  return (
    PAGES.has(plain) ||
    Object.values(PUBLIC_PATHS).some((path) => pathname.startsWith(path)) ||
    parseExpertSlug(pathname) !== undefined
  );
}
