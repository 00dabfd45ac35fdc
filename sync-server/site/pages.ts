import { idSchema } from '../../src/domain/primitives';
import {
  articlePath,
  dailyMenuPath,
  expertPath,
  expertSlugOf,
  PUBLIC_PAGES,
  recipePath,
} from '../../src/domain/publicPaths';
import { blogQueryPath, readBlogQuery } from '../../src/site/blog/model';
import { menuQueryPath, readMenuQuery } from '../../src/site/menus/query';
import type { SiteFiles } from '../../src/site/frame/Document';
import type { NoticeKind } from '../../src/site/notice/NoticePage';
import type { GatewayContext } from '../http/context';
import type { Call } from '../http/routes';
import { readShown, type PublicDocuments } from '../modules/published/publicDocuments';
import type { Exhibition, Showcase } from '../modules/published/showcase';
import { opensUntil } from '../modules/purchases/records';
import type { Purchases } from '../modules/purchases/service';
import { sendMoved, sendNotice, sendPage, sendPrivate } from './answer';
import type { Surroundings } from './draw';
import type { PageCache } from './pageCache';

export interface PageParts {
  ctx: GatewayContext;
  documents: PublicDocuments;
  showcase: Showcase;
  purchases: Purchases;
  cache: PageCache;
  files: SiteFiles;
  now: () => Date;
}

const STATUS = { missing: 404, gone: 410, away: 503 } as const satisfies Record<NoticeKind, number>;

// React's renderer is fetched with the first page: a gateway of which nobody reads has no use for it.
const drawing = () => import('./draw');
type Drawing = Awaited<ReturnType<typeof drawing>>;

/** Tells a reader in words why a page is not there. */
export function createNotices({ ctx, files, now }: Pick<PageParts, 'ctx' | 'files' | 'now'>) {
  return async ({ res }: Call, kind: NoticeKind): Promise<undefined> => {
    const { drawNotice } = await drawing();
    const around = { files, publicUrl: ctx.publicUrl(), now: now() };
    return sendNotice(res, STATUS[kind], drawNotice(kind, around));
  };
}
export type Notices = ReturnType<typeof createNotices>;

/** Answers of one gateway with what is kept drawn, or draws it. */
function createDrawer({ ctx, cache, files, now }: PageParts) {
  return async (
    { res }: Call,
    path: string,
    version: string,
    draw: (drawing: Drawing, around: Surroundings) => string | Promise<string>,
  ): Promise<undefined> => {
    const publicUrl = ctx.publicUrl();
    // The foot of a page names the year.
    const at = now();
    const whole = `${version} ${publicUrl} ${at.getUTCFullYear()}`;
    const kept = cache.find(path, whole);
    if (kept) return sendPage(res, kept);
    const html = await draw(await drawing(), { files, publicUrl, now: at });
    return sendPage(res, cache.keep(path, whole, html));
  };
}

const slugOf = ({ experts }: Exhibition, accountId: string): string | undefined =>
  experts.find((expert) => expert.accountId === accountId)?.slug;

/** Pages of one published document each. */
export function createDocumentPages(parts: PageParts, notice: Notices) {
  const { documents, showcase, cache } = parts;
  const send = createDrawer(parts);

  /** Finds a document by the id in the address; tells the reader where there is none. */
  async function byId<K extends 'menus' | 'recipes'>(call: Call, kind: K, path: string) {
    const { data: id } = idSchema.safeParse(call.req.params.id);
    if (id === undefined) return notice(call, 'missing');
    const found = await documents.byId(kind, id);
    if (found.state === 'shown') {
      const slug = slugOf(await showcase.now(), found.expertId);
      return { ...found, id, slug, version: `${found.version} ${slug}` };
    }
    cache.drop(path);
    return notice(call, found.state);
  }

  async function dailyMenu(call: Call): Promise<undefined> {
    const path = dailyMenuPath(String(call.req.params.id));
    const found = await byId(call, 'menus', path);
    const menu = found?.read();
    if (!found) return undefined;
    if (!menu) return notice(call, 'gone');
    const { id, version, author, slug } = found;
    return send(call, path, version, (pen, around) =>
      pen.drawDailyMenu(id, { menu, author: { ...author, slug } }, around),
    );
  }

  async function recipe(call: Call): Promise<undefined> {
    const path = recipePath(String(call.req.params.id));
    const found = await byId(call, 'recipes', path);
    const document = found?.read();
    if (!found) return undefined;
    if (!document) return notice(call, 'gone');
    const { id, version, author, slug = '' } = found;
    return send(call, path, version, (pen, around) =>
      pen.drawRecipe(id, { recipe: document, author: { ...author, slug } }, around),
    );
  }

  return { dailyMenu, recipe };
}

/** The page of a purchase, for who holds its link. */
export function createPurchasePage(parts: PageParts, notice: Notices) {
  const { ctx, purchases, showcase, files, now } = parts;
  return async (call: Call): Promise<undefined> => {
    const { token } = call.req.query;
    const found = typeof token === 'string' ? await purchases.open(token) : undefined;
    if (!found) return notice(call, 'missing');
    const { purchase, payment, goods, isOver } = found;
    const recipe = goods && readShown('recipes', goods.recipe);
    const seller = (await showcase.now()).experts.find(
      ({ accountId }) => accountId === purchase.expertId,
    );
    const {
      name = goods?.printable.letterhead.expert ?? '',
      slug = '',
      isVerified = false,
    } = seller ?? {};
    const author = { name, slug, isVerified };
    const pen = await drawing();
    const html = pen.drawPurchase(
      {
        purchase,
        token: found.token,
        payment,
        recipe: recipe && { recipe, author },
        opensUntil: opensUntil(purchase),
        isOver,
      },
      { files, publicUrl: ctx.publicUrl(), now: now() },
    );
    return sendPrivate(call.res, html);
  };
}

/** Pages that show many documents. */
export function createListPages(parts: PageParts, notice: Notices) {
  const { documents, showcase, cache } = parts;
  const send = createDrawer(parts);

  /** A menu whose lunch is worth looking at, the newest that has one. */
  async function exampleOf({ menus }: Exhibition) {
    for (const { card } of menus.slice(0, 6)) {
      const found = await documents.byId('menus', card.id);
      const menu = found.state === 'shown' ? found.read() : undefined;
      if (menu && menu.meals.lunch.items.length >= 3) return { id: card.id, menu };
    }
    return undefined;
  }

  return {
    home: async (call: Call): Promise<undefined> => {
      const shown = await showcase.now();
      return send(call, PUBLIC_PAGES.home, shown.version, async (pen, around) =>
        pen.drawHome({ ...shown, example: await exampleOf(shown) }, around),
      );
    },
    menus: async (call: Call): Promise<undefined> => {
      const shown = await showcase.now();
      const query = readMenuQuery(call.req.query);
      return send(call, menuQueryPath(query), shown.version, (pen, around) =>
        pen.drawMenus(shown.menus, query, around),
      );
    },
    blog: async (call: Call): Promise<undefined> => {
      const shown = await showcase.now();
      const query = readBlogQuery(call.req.query);
      return send(call, blogQueryPath(query), shown.version, (pen, around) =>
        pen.drawBlog(shown.articles, query, around),
      );
    },
    experts: async (call: Call): Promise<undefined> => {
      const shown = await showcase.now();
      return send(call, PUBLIC_PAGES.experts, shown.version, (pen, around) =>
        pen.drawExperts(shown.experts, around),
      );
    },
    expert: async (call: Call): Promise<undefined> => {
      const shown = await showcase.now();
      const slug = expertSlugOf(call.req.path);
      const expert = shown.experts.find((one) => one.slug === slug);
      if (!expert) return notice(call, 'missing');
      return send(call, expertPath(expert.slug), shown.version, (pen, around) =>
        pen.drawExpert({ ...shown, expert }, around),
      );
    },
    article: async (call: Call): Promise<undefined> => {
      const asked = String(call.req.params.slug);
      if (!/^[a-z0-9-]{1,130}$/.test(asked)) return notice(call, 'missing');
      const path = articlePath(asked);
      const found = await documents.bySlug(asked);
      if (found.state !== 'shown') {
        cache.drop(path);
        return notice(call, found.state);
      }
      const { slug = asked } = found;
      if (slug !== asked) return sendMoved(call.res, articlePath(slug));
      const shown = await showcase.now();
      const article = found.read();
      const own = shown.articles.find(
        ({ card, workspaceId }) => card.id === article?.id && workspaceId === found.workspaceId,
      );
      const expert = shown.experts.find(({ accountId }) => accountId === found.expertId);
      // The list is a second behind at most.
      if (!article || !own || !expert) return notice(call, 'away');
      const others = shown.articles.filter(
        (one) => one !== own && one.author.accountId === found.expertId,
      );
      const cards = new Map(
        [...shown.recipes, ...shown.menus].map((one) => [`${one.card.kind}:${one.card.id}`, one]),
      );
      // Cards in it follow their recipes.
      return send(call, path, `${found.version} ${shown.version}`, (pen, around) =>
        pen.drawArticle(
          asked,
          { article, card: own.card, author: expert, found: cards, others },
          around,
        ),
      );
    },
  };
}
