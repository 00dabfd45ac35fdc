import { feedFile, robotsFile, sitemapFile } from '../../src/api/site';
import {
  appWords,
  articlePath,
  dailyMenuPath,
  expertPath,
  PUBLIC_PAGES,
  recipePath,
  SITE_FILES,
  SURVEY_PATH,
} from '../../src/domain/publicHouse/publicPaths';
import { houseText } from '../../src/i18n/house';
import { menuQueryPath, readMenuQuery } from '../../src/site/menus/query';
import { feedXml, robotsText, sitemapXml, type SitemapEntry } from '../../src/site/feeds/feeds';
import { route } from '../http/route';
import type { Call, RouteDefinition } from '../http/routes';
import type { Exhibition } from '../modules/published/showcase';
import { sendFile } from './answer';
import type { PageParts } from './pages';

/** Robots ask seldom; an office shares an address. */
const OPTIONS = { rate: { name: 'site files', calls: 30, burst: 20 } } as const;

const RECIPE_LIST = menuQueryPath({ ...readMenuQuery({}), kind: 'recipes' });

function listEntries({ menus, recipes, articles, experts }: Exhibition): SitemapEntry[] {
  const { home, menus: menuList, blog, experts: expertList } = PUBLIC_PAGES;
  return [
    ...[home, menuList, RECIPE_LIST, blog, expertList, SURVEY_PATH].map((path) => ({ path })),
    ...menus.map(({ card }) => ({ path: dailyMenuPath(card.id), changedAt: card.updatedAt })),
    ...recipes.map(({ card }) => ({ path: recipePath(card.id), changedAt: card.updatedAt })),
    ...articles.map(({ card, address }) => ({
      path: articlePath(address),
      changedAt: card.updatedAt,
    })),
    ...experts.map(({ slug }) => ({ path: expertPath(slug) })),
  ];
}

const buildFeed = (publicUrl: string, { articles }: Exhibition): string =>
  feedXml(
    publicUrl,
    {
      title: houseText.blog.title,
      description: houseText.blog.description,
      path: PUBLIC_PAGES.blog,
      feedPath: SITE_FILES.feed,
    },
    articles.map(({ card, address, author }) => ({
      title: card.title,
      path: articlePath(address),
      summary: card.summary,
      author: author.name,
      createdAt: card.createdAt,
    })),
  );

const buildSitemap = (publicUrl: string, exhibition: Exhibition): string =>
  sitemapXml(publicUrl, listEntries(exhibition));

export function feedRoutes({ ctx, showcase, cache }: PageParts): RouteDefinition[] {
  const listed =
    (path: string, type: string, make: (publicUrl: string, exhibition: Exhibition) => string) =>
    async ({ res }: Call): Promise<undefined> => {
      const exhibition = await showcase.now();
      const publicUrl = ctx.publicUrl();
      const version = `${exhibition.version} ${publicUrl}`;
      const cached =
        cache.find(path, version) ?? cache.keep(path, version, make(publicUrl, exhibition));
      return sendFile(res, cached, type);
    };
  return [
    route(
      robotsFile,
      ({ res }) => {
        res.set('Cache-Control', 'public, max-age=3600');
        res.type('text/plain').send(robotsText(ctx.publicUrl(), SITE_FILES.sitemap, appWords()));
      },
      { ...OPTIONS, withoutDatabase: true },
    ),
    route(sitemapFile, listed(SITE_FILES.sitemap, 'application/xml', buildSitemap), OPTIONS),
    route(feedFile, listed(SITE_FILES.feed, 'application/rss+xml', buildFeed), OPTIONS),
  ];
}
