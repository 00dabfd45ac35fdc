import { createHash } from 'node:crypto';
import type { ContractQuery } from '../../../src/api/contract';
import { listRecipes, readFood, readProduct, readRecipe } from '../../../src/api/reading';
import { catalogueEntrySchema } from '../../../src/domain/food/catalogue';
import { AppError } from '../../../src/domain/protocol/errors';
import type { RecipeCard } from '../../../src/domain/publicHouse/publicCards';
import { pageBehind } from '../../../src/domain/publicHouse/publicSearch/cursor';
import {
  prepareSearch,
  recipeFits,
  type PublicSearch,
} from '../../../src/domain/publicHouse/publicSearch/search';
import { route } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { Core, Module } from '../module';
import type { PublicDocuments } from '../published/publicDocuments';
import type { Showcase } from '../published/showcase';
import { catalogueEntry, listedRecipe, wholeRecipe } from './shapes';
import { readSound } from '../../store/envelope';

/** A page of another site asks now and then; an office shares an address. */
const OPTIONS = { rate: { name: 'reading', calls: 120, burst: 60 } } as const;
const CACHED = 'public, max-age=60, stale-while-revalidate=600';

function send({ res, hold }: Call, answer: object): undefined {
  const body = Buffer.from(JSON.stringify(answer), 'utf8');
  hold(body.length);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  res.set('ETag', `"${hash}"`);
  res.set('Cache-Control', CACHED);
  res.type('json').send(body);
}

function createCatalogueReader({ ctx }: Core) {
  const database = ctx.couch.database('catalogue');
  return async (id: string, kind: 'food' | 'product'): Promise<object> => {
    const stored = await database.get(`catalogue:${id}`);
    const entry =
      stored && !stored.deleted ? readSound(catalogueEntrySchema, stored.body) : undefined;
    const isShown = entry?.kind === kind && entry.isPublic && entry.deletedAt === undefined;
    if (!entry || !isShown) throw new AppError('not_found');
    return catalogueEntry(entry);
  };
}

const toSearch = ({
  q,
  minEnergy,
  maxEnergy,
  minProtein,
  maxMinutes,
  ...rest
}: ContractQuery<typeof listRecipes>): PublicSearch => ({
  ...rest,
  words: q,
  from: minEnergy,
  to: maxEnergy,
  protein: minProtein,
  minutes: maxMinutes,
});

function recipeRoutes({
  ctx,
  showcase,
  documents,
}: {
  ctx: Core['ctx'];
  showcase: Showcase;
  documents: PublicDocuments;
}): RouteDefinition[] {
  return [
    route(
      listRecipes,
      async (call) => {
        const { cursor, limit } = call.query;
        const search = prepareSearch(toSearch(call.query));
        const { recipes } = await showcase.now();
        const fits = ({ card }: { card: RecipeCard }): boolean => recipeFits(card, search);
        const { items, ...next } = pageBehind(recipes, fits, { cursor, limit });
        const listed = items.map((one) => listedRecipe(one, ctx.publicUrl()));
        return send(call, { success: true, recipes: listed, ...next });
      },
      OPTIONS,
    ),
    route(
      readRecipe,
      async (call) => {
        const document = await documents.byId('recipes', call.params.id);
        const recipe = document.state === 'shown' ? document.read() : undefined;
        if (document.state !== 'shown' || !recipe) throw new AppError('not_found');
        return send(call, wholeRecipe(recipe, document.author, ctx.publicUrl()));
      },
      OPTIONS,
    ),
  ];
}

export function reading(
  core: Core & { showcase: Showcase; publicDocuments: PublicDocuments },
): Module {
  const { ctx, showcase, publicDocuments: documents } = core;
  const readEntry = createCatalogueReader(core);
  return {
    routes: [
      ...recipeRoutes({ ctx, showcase, documents }),
      route(readFood, async (call) => send(call, await readEntry(call.params.id, 'food')), OPTIONS),
      route(
        readProduct,
        async (call) => send(call, await readEntry(call.params.id, 'product')),
        OPTIONS,
      ),
    ],
  };
}
