import {
  expertPath,
  parseExpertSlug,
  PUBLIC_PAGES,
} from '../../src/domain/publicHouse/publicPaths';
import { blogQueryPath, readBlogQuery } from '../../src/site/blog/model';
import { menuQueryPath, readMenuQuery } from '../../src/site/menus/query';
import type { Call } from '../http/routes';
import type { PublicDocuments } from '../modules/published/publicDocuments';
import type { Exhibition } from '../modules/published/showcase';
import { createDrawer, type Notices, type PageParts } from './pages';

const [MAX_LOOKED, LUNCH_LINES] = [6, 3];

export async function findExample(
  documents: Pick<PublicDocuments, 'byId'>,
  { menus }: Pick<Exhibition, 'menus'>,
) {
  const free = menus.filter(({ card }) => card.price === undefined);
  for (const { card } of free.slice(0, MAX_LOOKED)) {
    const document = await documents.byId('menus', card.id);
    const menu = document.state === 'shown' ? document.read() : undefined;
    if (menu && menu.meals.lunch.items.length >= LUNCH_LINES) return { id: card.id, menu };
  }
  return undefined;
}

const absent = async (documents: PublicDocuments, slug: string | undefined) =>
  slug !== undefined && (await documents.hadExpert(slug)) ? 'gone' : 'missing';

export function createListPages(parts: PageParts, notice: Notices) {
  const { documents, showcase } = parts;
  const send = createDrawer(parts, notice);
  return {
    home: async (call: Call): Promise<undefined> => {
      const exhibition = await showcase.now();
      return send(call, PUBLIC_PAGES.home, exhibition.version, async (pen, around) =>
        pen.drawHome({ ...exhibition, example: await findExample(documents, exhibition) }, around),
      );
    },
    menus: async (call: Call): Promise<undefined> => {
      const exhibition = await showcase.now();
      const query = readMenuQuery(call.req.query);
      return send(call, menuQueryPath(query), exhibition.version, (pen, around) =>
        pen.drawMenus(exhibition, query, around),
      );
    },
    blog: async (call: Call): Promise<undefined> => {
      const exhibition = await showcase.now();
      const query = readBlogQuery(call.req.query);
      return send(call, blogQueryPath(query), exhibition.version, (pen, around) =>
        pen.drawBlog(exhibition.articles, query, around),
      );
    },
    experts: async (call: Call): Promise<undefined> => {
      const { version, experts } = await showcase.now();
      const path = PUBLIC_PAGES.experts;
      return send(call, path, version, (pen, around) => pen.drawExperts(experts, around));
    },
  };
}

export function createExpertPage(parts: PageParts, notice: Notices) {
  const { documents, showcase, reactions } = parts;
  const send = createDrawer(parts, notice);
  return async (call: Call): Promise<undefined> => {
    const exhibition = await showcase.now();
    const expertSlug = parseExpertSlug(call.req.path);
    const expert = exhibition.experts.find(({ slug }) => slug === expertSlug);
    if (!expert) return notice(call, await absent(documents, expertSlug));
    const target = { type: 'experts', id: expert.accountId } as const;
    const reaction = { target, ...(await reactions.of(target)) };
    const version = `${exhibition.version} ${reaction.version}`;
    return send(call, expertPath(expert.slug), version, (pen, around) =>
      pen.drawExpert({ ...exhibition, expert }, reaction, around),
    );
  };
}
