import { idSchema } from '../../src/domain/schema/primitives';
import { dailyMenuPath, recipePath } from '../../src/domain/publicHouse/publicPaths';
import { READER_FORMS } from '../../src/domain/publicHouse/reviews';
import type { SiteFiles } from '../../src/site/frame/Document';
import type { NoticeKind } from '../../src/site/notice/NoticePage';
import { clientAddress } from '../http/clientAddress';
import type { GatewayContext } from '../http/context';
import type { Limited } from '../http/limits';
import type { Call } from '../http/routes';
import type { RefundAccounts } from '../modules/billing/payments/refundAccounts';
import type { PublicDocuments } from '../modules/published/publicDocuments';
import type { Exhibition, Showcase } from '../modules/published/showcase';
import type { Purchases } from '../modules/purchases/service';
import type { Reactions } from '../modules/reviews/reactions';
import { sendNotice, sendPage } from './answer';
import type { Surroundings } from './drawing';
import type { Drawings } from './drawings';
import type { PageCache } from './pageCache';

export interface PageParts {
  ctx: GatewayContext;
  documents: PublicDocuments;
  showcase: Showcase;
  purchases: Purchases;
  refundAccounts: Pick<RefundAccounts, 'open'>;
  purchaseLimit: Limited;
  reactions: Reactions;
  cache: PageCache;
  files: SiteFiles;
  drawings: Drawings;
  now: () => Date;
}

const STATUS = { missing: 404, gone: 410, away: 503 } as const satisfies Record<NoticeKind, number>;

export const SAID = 'da-gui';

// Loaded lazily: many gateways never draw a page.
export const drawing = () => import('./draw');
type Drawing = Awaited<ReturnType<typeof drawing>>;

export function createNotices({ ctx, files, now }: Pick<PageParts, 'ctx' | 'files' | 'now'>) {
  return async ({ res }: Call, kind: NoticeKind): Promise<undefined> => {
    const { drawNotice } = await drawing();
    const around = { files, publicUrl: ctx.publicUrl(), now: now(), operator: ctx.config.operator };
    return sendNotice(res, STATUS[kind], drawNotice(kind, around));
  };
}
export type Notices = ReturnType<typeof createNotices>;

export function createDrawer({ ctx, cache, files, drawings, now }: PageParts, notice: Notices) {
  return async (
    call: Call,
    path: string,
    version: string,
    draw: (drawing: Drawing, around: Surroundings) => string | undefined | Promise<string>,
  ): Promise<undefined> => {
    const { res } = call;
    const publicUrl = ctx.publicUrl();
    const at = now();
    const whole = `${version} ${publicUrl} ${at.getUTCFullYear()}`;
    const submitted = READER_FORMS.find((form) => form === call.req.query[SAID]);
    const key = submitted === undefined ? path : `${path}#${submitted}`;
    const cached = cache.find(key, whole);
    if (cached) return sendPage(res, cached);
    const drawn = async () => {
      const ready = cache.find(key, whole);
      if (ready) return ready;
      const html = await draw(await drawing(), {
        files,
        publicUrl,
        now: at,
        operator: ctx.config.operator,
        submittedForm: submitted,
      });
      return html === undefined ? undefined : cache.keep(key, whole, html);
    };
    const page = await drawings.draw(clientAddress(call.req), drawn, call.signal);
    return page ? sendPage(res, page) : notice(call, 'gone');
  };
}

const findSlug = ({ experts }: Exhibition, accountId: string): string | undefined =>
  experts.find((expert) => expert.accountId === accountId)?.slug;

export function createDocumentPages(parts: PageParts, notice: Notices) {
  const { documents, showcase, reactions, cache } = parts;
  const send = createDrawer(parts, notice);

  async function byId<K extends 'menus' | 'recipes'>(call: Call, kind: K, path: string) {
    const { data: id } = idSchema.safeParse(call.req.params.id);
    if (id === undefined) return notice(call, 'missing');
    const publicDocument = await documents.byId(kind, id);
    if (publicDocument.state === 'shown') {
      const slug = findSlug(await showcase.now(), publicDocument.expertId);
      const target = { type: kind, id };
      const reaction = { target, ...(await reactions.of(target)) };
      const version = `${publicDocument.version} ${slug} ${reaction.version}`;
      return { ...publicDocument, id, slug, reaction, version };
    }
    cache.drop(path);
    return notice(call, publicDocument.state);
  }

  async function dailyMenu(call: Call): Promise<undefined> {
    const path = dailyMenuPath(String(call.req.params.id));
    const publicMenu = await byId(call, 'menus', path);
    if (!publicMenu) return undefined;
    const { id, version, author, slug, reaction } = publicMenu;
    return send(call, path, version, (pen, around) => {
      const menu = publicMenu.read();
      return menu && pen.drawDailyMenu(id, { menu, author: { ...author, slug } }, reaction, around);
    });
  }

  async function recipe(call: Call): Promise<undefined> {
    const path = recipePath(String(call.req.params.id));
    const publicRecipe = await byId(call, 'recipes', path);
    if (!publicRecipe) return undefined;
    const { id, version, author, slug = '', reaction } = publicRecipe;
    return send(call, path, version, (pen, around) => {
      const document = publicRecipe.read();
      const published = document && { recipe: document, author: { ...author, slug } };
      return published && pen.drawRecipe(id, published, reaction, around);
    });
  }

  return { dailyMenu, recipe };
}
