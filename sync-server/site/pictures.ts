import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pictureFile } from '../../src/api/site';
import type { PictureKind } from '../../src/domain/publicHouse/publicPaths';
import { summaryTotal } from '../../src/domain/nutrition/summary';
import { formatNumber } from '../../src/domain/nutrition/format';
import type { MenuCard, RecipeCard } from '../../src/domain/publicHouse/publicCards';
import { siteText } from '../../src/i18n/site';
import { PICTURE_FONT, pictureSvg, type PictureSource } from '../../src/site/picture/picture';
import { clientAddress } from '../http/clientAddress';
import { createFairQueue } from '../http/fairQueue';
import { route } from '../http/route';
import type { RouteDefinition } from '../http/routes';
import type { Exhibition, Showcase } from '../modules/published/showcase';
import { sendFile } from './answer';
import { createPageCache } from './pageCache';

const { picture: text } = siteText;

/** A chat asks once for each link; an office shares an address. */
const RATE = { name: 'pictures', calls: 60, burst: 40 } as const;
const TURNS = { atOnce: 1, perKey: 1, mostWaiting: 8, mostWaitingInAll: 40, patience: 15_000 };
const [MAX_KEPT, MAX_BYTES] = [300, 16 * 1024 * 1024];
/** The address contains the version, so long caching is safe. */
const CACHED = 'public, max-age=86400';

/** The renderer only reads fonts from files. */
async function writeFonts(): Promise<string[]> {
  const [{ regular }, { bold }, folder] = await Promise.all([
    import('../../src/printables/fonts/regular'),
    import('../../src/printables/fonts/bold'),
    mkdtemp(join(tmpdir(), 'bua-lanh-fonts-')),
  ]);
  const fonts = Object.entries({ regular, bold });
  return Promise.all(
    fonts.map(async ([name, data]) => {
      const file = join(folder, `${name}.ttf`);
      await writeFile(file, data, 'base64');
      return file;
    }),
  );
}

function createRenderer() {
  let fonts: Promise<string[]> | undefined;
  return async (svg: string): Promise<Buffer> => {
    fonts ??= writeFonts();
    const [{ renderAsync }, fontFiles] = await Promise.all([import('@resvg/resvg-js'), fonts]);
    const image = await renderAsync(svg, {
      font: { fontFiles, loadSystemFonts: false, defaultFontFamily: PICTURE_FONT },
    });
    return image.asPng();
  };
}

/** A sum with an unknown part would be too low, so it is omitted. */
function formatEnergy(
  card: MenuCard | RecipeCard,
  format: (energy: string) => string,
  plain: string,
): string {
  const total = summaryTotal(card, 'calories');
  return total && total.share >= 1 ? format(formatNumber(Math.round(total.known))) : plain;
}

const HOUSE: PictureSource = {
  kind: text.expert,
  title: text.house,
  author: '',
  dishes: [],
};

function findSource(
  exhibition: Exhibition,
  kind: PictureKind,
  name: string,
): PictureSource | undefined {
  const byId = (one: { card: { id: string } }): boolean => one.card.id === name;
  if (kind === 'menus') {
    const menu = exhibition.menus.find(byId);
    if (!menu) return undefined;
    const { card, author } = menu;
    const energyText = formatEnergy(card, text.menu, text.menuPlain);
    return { kind: energyText, title: card.title, author: author.name, dishes: card.dishes };
  }
  if (kind === 'recipes') {
    const recipe = exhibition.recipes.find(byId);
    if (!recipe) return undefined;
    const { card, author } = recipe;
    const energyText = formatEnergy(card, text.recipe, text.recipePlain);
    return { kind: energyText, title: card.title, author: author.name, dishes: [card.dish] };
  }
  if (kind === 'articles') {
    const article = exhibition.articles.find(({ address }) => address === name);
    if (!article) return undefined;
    const { card, author } = article;
    return { kind: text.article, title: card.title, author: author.name, dishes: [card.dish] };
  }
  const expert = exhibition.experts.find(({ slug }) => slug === name);
  if (kind !== 'experts' || !expert) return undefined;
  const dishes = exhibition.menus.filter(({ author }) => author.slug === name).slice(0, 1);
  return {
    kind: expert.profile?.specialization ?? text.expert,
    title: expert.name,
    author: expert.profile?.workplace ?? '',
    dishes: dishes.flatMap(({ card }) => card.dishes),
  };
}

const buildHouse = ({ menus }: Exhibition): PictureSource => ({
  ...HOUSE,
  dishes: menus.slice(0, 3).flatMap(({ card }) => card.dishes.slice(0, 1)),
});

/** Unlisted things get the house's picture, so that a shared link shows something. */
export function pictureRoute({ showcase }: { showcase: Showcase }): RouteDefinition {
  const cache = createPageCache(MAX_KEPT, MAX_BYTES);
  const queue = createFairQueue(TURNS);
  const render = createRenderer();
  return route(
    pictureFile,
    async ({ req, res, params: { kind, name }, signal }) => {
      const exhibition = await showcase.now();
      const match = findSource(exhibition, kind, name.replace(/\.png$/, ''));
      const source = match ?? buildHouse(exhibition);
      const path = match ? `${kind}/${name}` : 'house';
      const version = JSON.stringify(source);
      const draw = async () =>
        cache.find(path, version) ?? cache.keep(path, version, await render(pictureSvg(source)));
      const drawn =
        cache.find(path, version) ?? (await queue.run(clientAddress(req), draw, signal));
      return sendFile(res, drawn, 'image/png', CACHED);
    },
    { rate: RATE },
  );
}
