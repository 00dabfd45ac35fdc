import { z } from 'zod';
import {
  PICTURE_KINDS,
  PUBLIC_PAGES,
  PUBLIC_PATHS,
  SITE_FILES,
} from '../domain/publicHouse/publicPaths';
import { contract } from './contract';

/** The query is read tolerantly, because people edit addresses by hand. */
const page = <P extends `/${string}`>(path: P) =>
  contract({ method: 'get', path, callers: ['anyone'], answer: { mediaTypes: ['text/html'] } });

export const homePage = page(PUBLIC_PAGES.home);
export const menusPage = page(PUBLIC_PAGES.menus);
export const blogPage = page(PUBLIC_PAGES.blog);
export const expertsPage = page(PUBLIC_PAGES.experts);

export const dailyMenuPage = page(`${PUBLIC_PATHS.dailyMenu}:id`);
export const recipePage = page(`${PUBLIC_PATHS.recipe}:id`);
export const articlePage = page(`${PUBLIC_PATHS.article}:slug`);
export const articleById = contract({
  method: 'get',
  path: `${PUBLIC_PATHS.article}:workspaceId/:id`,
  callers: ['anyone'],
  answer: { mediaTypes: ['text/html'] },
});
export const expertPage = page('/expert/:slug');

const file = <P extends `/${string}`>(path: P, mediaType: string) =>
  contract({ method: 'get', path, callers: ['anyone'], answer: { mediaTypes: [mediaType] } });

export const robotsFile = file(SITE_FILES.robots, 'text/plain');
export const sitemapFile = file(SITE_FILES.sitemap, 'application/xml');
export const feedFile = file(SITE_FILES.feed, 'application/rss+xml');
export const pictureFile = contract({
  method: 'get',
  path: `${PUBLIC_PATHS.picture}:kind/:name`,
  callers: ['anyone'],
  params: z.object({
    kind: z.enum(PICTURE_KINDS),
    name: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,130}\.png$/),
  }),
  answer: { mediaTypes: ['image/png'] },
});
