import { PUBLIC_PAGES, PUBLIC_PATHS } from '../domain/publicPaths';
import { contract } from './contract';

/** A page for anybody; what its query says is read tolerantly, for people change addresses by hand. */
const page = <P extends `/${string}`>(path: P) =>
  contract({ method: 'get', path, callers: ['anyone'], answer: { mediaTypes: ['text/html'] } });

export const homePage = page(PUBLIC_PAGES.home);
/** All published menus; the query is that of `src/site/menus/query.ts`. */
export const menusPage = page(PUBLIC_PAGES.menus);
export const blogPage = page(PUBLIC_PAGES.blog);
export const expertsPage = page(PUBLIC_PAGES.experts);

/** The page of a published menu. */
export const dailyMenuPage = page(`${PUBLIC_PATHS.dailyMenu}:id`);
/** The page of a published recipe. */
export const recipePage = page(`${PUBLIC_PATHS.recipe}:id`);
export const articlePage = page(`${PUBLIC_PATHS.article}:slug`);
/** An expert's public page; words of the app below `/expert/` are none. */
export const expertPage = page('/expert/:slug');
