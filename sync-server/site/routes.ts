import {
  articleById,
  articlePage,
  blogPage,
  dailyMenuPage,
  expertPage,
  expertsPage,
  homePage,
  menusPage,
  recipePage,
} from '../../src/api/site';
import { buyByForm, purchasePage } from '../../src/api/purchases';
import { refundPage } from '../../src/api/refunds';
import { parseExpertSlug } from '../../src/domain/publicHouse/publicPaths';
import { toAppError } from '../http/errors';
import { route } from '../http/route';
import type { Call, RouteDefinition } from '../http/routes';
import { createArticleLead, createArticlePage } from './articlePage';
import { feedRoutes } from './feeds';
import { createExpertPage, createListPages } from './listPages';
import { createDocumentPages, createNotices, type PageParts } from './pages';
import { createFormPurchase, createPurchasePage } from './purchasePage';
import { createRefundPage } from './refundPage';

/** A reader with many tabs makes a dozen at once; an office shares an address. */
const RATE = { name: 'public pages', calls: 240, burst: 120 } as const;
const FORMS = { name: 'purchase forms', calls: 20, burst: 20 } as const;
const OPTIONS = { rate: RATE, withoutDatabase: true } as const;

export function siteRoutes(parts: PageParts): RouteDefinition[] {
  const { readiness } = parts.ctx;
  const notice = createNotices(parts);
  const one = createDocumentPages(parts, notice);
  const many = createListPages(parts, notice);
  const article = createArticlePage(parts, notice);
  const expert = createExpertPage(parts, notice);
  const purchase = createPurchasePage(parts, notice);

  const orAway = (answer: (call: Call) => Promise<undefined>) => async (call: Call) => {
    if (!readiness.ready()) return notice(call, 'away');
    try {
      return await answer(call);
    } catch (error) {
      if (toAppError(error)?.code !== 'database_unavailable') throw error;
      readiness.doubt();
      return notice(call, 'away');
    }
  };

  return [
    ...feedRoutes(parts),
    route(homePage, orAway(many.home), OPTIONS),
    route(menusPage, orAway(many.menus), OPTIONS),
    route(blogPage, orAway(many.blog), OPTIONS),
    route(articlePage, orAway(article), OPTIONS),
    route(articleById, orAway(createArticleLead(parts, notice)), OPTIONS),
    route(expertsPage, orAway(many.experts), OPTIONS),
    route(dailyMenuPage, orAway(one.dailyMenu), OPTIONS),
    route(recipePage, orAway(one.recipe), OPTIONS),
    route(purchasePage, orAway(purchase), OPTIONS),
    route(buyByForm, orAway(createFormPurchase(parts, notice)), { ...OPTIONS, rate: FORMS }),
    route(refundPage, orAway(createRefundPage(parts)), OPTIONS),
    route(expertPage, orAway(expert), {
      ...OPTIONS,
      // The app lives below the same path segment.
      leaves: ({ path }) => parseExpertSlug(path) === undefined,
    }),
  ];
}
