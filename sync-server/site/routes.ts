import { idSchema } from '../../src/domain/primitives';
import { dailyMenuPage } from '../../src/api/site';
import { dailyMenuPath } from '../../src/domain/publicPaths';
import type { NoticeKind } from '../../src/site/notice/NoticePage';
import type { SiteFiles } from '../../src/site/frame/Document';
import { toAppError } from '../http/errors';
import type { GatewayContext } from '../http/context';
import { route } from '../http/route';
import type { Call, RouteDefinition } from '../http/routes';
import type { PublicMenus } from '../modules/published/publicMenu';
import { sendNotice, sendPage } from './answer';
import type { Surroundings } from './draw';
import type { PageCache } from './pageCache';

interface Parts {
  ctx: GatewayContext;
  menus: PublicMenus;
  cache: PageCache;
  files: SiteFiles;
  now: () => Date;
}

/** A reader with many tabs makes a dozen at once; an office shares an address. */
const RATE = { name: 'public pages', calls: 240, burst: 120 } as const;
const STATUS = { missing: 404, gone: 410, away: 503 } as const satisfies Record<NoticeKind, number>;

// React's renderer is fetched with the first page: a gateway of which nobody reads has no use for it.
const drawing = () => import('./draw');

/** Answers of one gateway. */
function createPages({ ctx, menus, cache, files, now }: Parts) {
  const around = (): Surroundings => ({ files, publicUrl: ctx.publicUrl(), now: now() });

  async function notice({ res }: Call, kind: NoticeKind): Promise<undefined> {
    const { drawNotice } = await drawing();
    return sendNotice(res, STATUS[kind], drawNotice(kind, around()));
  }

  async function dailyMenu(call: Call): Promise<undefined> {
    const { data: id } = idSchema.safeParse(call.req.params.id);
    if (id === undefined) return notice(call, 'missing');
    const path = dailyMenuPath(id);
    const found = await menus(id);
    if (found.state !== 'shown') {
      cache.drop(path);
      return notice(call, found.state);
    }
    const version = `${found.version} ${ctx.publicUrl()}`;
    const kept = cache.find(path, version);
    if (kept) return sendPage(call.res, kept);
    const menu = found.menu();
    if (!menu) return notice(call, 'gone');
    const { drawDailyMenu } = await drawing();
    const html = drawDailyMenu(id, { menu, author: found.author }, around());
    return sendPage(call.res, cache.keep(path, version, html));
  }

  return { notice, dailyMenu };
}

/** The public house: pages for anybody, drawn from what is published. */
export function siteRoutes(parts: Parts): RouteDefinition[] {
  const { readiness } = parts.ctx;
  const { notice, dailyMenu } = createPages(parts);

  /** Who reads a page is told in words that it cannot be shown. */
  async function orAway(call: Call, answer: (call: Call) => Promise<undefined>) {
    if (!readiness.ready()) return notice(call, 'away');
    try {
      return await answer(call);
    } catch (error) {
      if (toAppError(error)?.code !== 'database_unavailable') throw error;
      readiness.doubt();
      return notice(call, 'away');
    }
  }

  return [
    route(dailyMenuPage, (call) => orAway(call, dailyMenu), { rate: RATE, withoutDatabase: true }),
  ];
}
