import { z } from 'zod';
import { slugIn } from '../../src/domain/publicHouse/articles/article';
import { idSchema } from '../../src/domain/schema/primitives';
import { articlePath } from '../../src/domain/publicHouse/publicPaths';
import type { Call } from '../http/routes';
import type { PublicDocument } from '../modules/published/publicDocuments';
import type { Exhibition } from '../modules/published/showcase';
import { sendMoved } from './answer';
import { createDrawer, type Notices, type PageParts } from './pages';

type Shown = Extract<PublicDocument<'articles'>, { state: 'shown' }>;

function listBeside(published: Shown, exhibition: Exhibition) {
  const own = exhibition.articles.find(
    ({ card, workspaceId }) => card.id === published.id && workspaceId === published.workspaceId,
  );
  const author = exhibition.experts.find(({ accountId }) => accountId === published.expertId);
  if (!own || !author) return undefined;
  const others = exhibition.articles.filter(
    (one) => one !== own && one.author.accountId === published.expertId,
  );
  const cards = [...exhibition.recipes, ...exhibition.menus].map(
    (one) => [`${one.card.kind}:${one.card.id}`, one] as const,
  );
  return { card: own.card, author, others, cardsById: new Map(cards) };
}

const SLUG = /^[a-z0-9-]{1,130}$/;

/** The address may have been typed as the title, with accents in any Unicode form. */
const createTypedLead =
  ({ documents }: Pick<PageParts, 'documents'>, notice: Notices) =>
  async (call: Call, typed: string): Promise<undefined> => {
    const slug = typed.length <= 500 ? slugIn(typed) : '';
    if (slug === '') return notice(call, 'missing');
    const document = await documents.bySlug(slug);
    if (document.state !== 'shown') return notice(call, document.state);
    return sendMoved(call.res, articlePath(document.slug ?? slug));
  };

export function createArticlePage(parts: PageParts, notice: Notices) {
  const { documents, showcase, reactions, cache } = parts;
  const send = createDrawer(parts, notice);
  const leadTyped = createTypedLead(parts, notice);
  return async (call: Call): Promise<undefined> => {
    const articleSlug = String(call.req.params.slug);
    if (!SLUG.test(articleSlug)) return leadTyped(call, articleSlug);
    const path = articlePath(articleSlug);
    const document = await documents.bySlug(articleSlug);
    if (document.state !== 'shown') {
      cache.drop(path);
      return notice(call, document.state);
    }
    const { slug = articleSlug } = document;
    if (slug !== articleSlug) return sendMoved(call.res, articlePath(slug));
    const exhibition = await showcase.now();
    const beside = listBeside(document, exhibition);
    if (!beside) return notice(call, 'away');
    const target = { type: 'articles', id: document.id } as const;
    const reaction = { target, ...(await reactions.of(target)) };
    const version = `${document.version} ${exhibition.version} ${reaction.version}`;
    return send(call, path, version, (pen, around) => {
      const article = document.read();
      return article && pen.drawArticle(articleSlug, { ...beside, article }, reaction, around);
    });
  };
}

export function createArticleLead({ documents }: Pick<PageParts, 'documents'>, notice: Notices) {
  return async (call: Call): Promise<undefined> => {
    const read = z.object({ workspaceId: idSchema, id: idSchema }).safeParse(call.req.params);
    if (!read.success) return notice(call, 'missing');
    const result = await documents.slugById(read.data.workspaceId, read.data.id);
    return 'slug' in result
      ? sendMoved(call.res, articlePath(result.slug))
      : notice(call, result.state);
  };
}
