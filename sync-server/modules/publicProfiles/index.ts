import {
  readPublicProfile,
  readReaders,
  savePublicProfile,
  type ReadThing,
} from '../../../src/api/publicProfile';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { AppError } from '../../../src/domain/protocol/errors';
import { readImageAddress } from '../../../src/domain/records/images/address';
import {
  PROFILE_LIMITS,
  parseWords,
  type PublicProfile,
} from '../../../src/domain/publicHouse/publicProfile';
import {
  articlePath,
  dailyMenuPath,
  expertPath,
  recipePath,
} from '../../../src/domain/publicHouse/publicPaths';
import { computeMean, type ReviewTarget } from '../../../src/domain/publicHouse/reviews';
import type { CouchDatabase } from '../../couch/client';
import { route } from '../../http/route';
import { type Account } from '../accounts/accountRecords';
import type { AccountServices } from '../accounts/wiring';
import type { Core, Module } from '../module';
import type { Exhibition, Showcase } from '../published/showcase';
import {
  likesKey,
  likesSchema,
  ratingKey,
  storedRatingSchema,
  viewsKey,
  viewsSchema,
} from '../reviews/records';
import { readSound } from '../../store/envelope';

const RATE = { name: 'public profile', calls: 30, burst: 30 } as const;
const [MAX_COUNTED, MAX_LISTED] = [200, 50];

export function getProfile({ publicProfile, application }: Account): PublicProfile {
  if (publicProfile) return publicProfile;
  const { introduction = '', workplace = '', specialization = '', isPublic } = application ?? {};
  return {
    isPublic: isPublic === true,
    introduction,
    specialities: parseWords(specialization).slice(0, PROFILE_LIMITS.specialities),
    languages: [],
    place: workplace.slice(0, PROFILE_LIMITS.place),
  };
}

/** @throws AppError invalid_request for another practice's image */
function requireOwnPortrait({ portrait }: PublicProfile, { workspaceId }: Account): void {
  if (portrait === undefined) return;
  if (readImageAddress(portrait)?.workspaceId !== workspaceId)
    throw new AppError('invalid_request');
}

type Thing = Pick<ReadThing, 'target' | 'title' | 'path'>;

const toTarget = (type: ReviewTarget['type'], id: string): ReviewTarget => ({ type, id });

function listThings({ menus, recipes, articles, experts }: Exhibition, accountId: string): Thing[] {
  const own = <T extends { author: { accountId: string } }>(all: readonly T[]): T[] =>
    all.filter(({ author }) => author.accountId === accountId).slice(0, MAX_COUNTED);
  return [
    ...experts
      .filter((expert) => expert.accountId === accountId)
      .map(({ name: title, slug }) => {
        return { target: toTarget('experts', accountId), title, path: expertPath(slug) };
      }),
    ...own(menus).map(({ card: { id, title } }) => {
      return { target: toTarget('menus', id), title, path: dailyMenuPath(id) };
    }),
    ...own(recipes).map(({ card: { id, title } }) => {
      return { target: toTarget('recipes', id), title, path: recipePath(id) };
    }),
    ...own(articles).map(({ card: { id, title }, address }) => {
      return { target: toTarget('articles', id), title, path: articlePath(address) };
    }),
  ];
}

async function counted(database: CouchDatabase, things: readonly Thing[]): Promise<ReadThing[]> {
  const keys = things.flatMap(({ target }) => [
    viewsKey(target),
    likesKey(target),
    ratingKey(target),
  ]);
  const documents = await database.getMany(keys);
  return things.map((thing) => {
    const { target } = thing;
    const rating = readSound(storedRatingSchema, documents.get(ratingKey(target))?.body);
    const { mean } = rating ? computeMean(rating) : {};
    return {
      ...thing,
      views: readSound(viewsSchema, documents.get(viewsKey(target))?.body)?.count ?? 0,
      likes: readSound(likesSchema, documents.get(likesKey(target))?.body)?.count ?? 0,
      reviews: rating?.count ?? 0,
      ...(mean === undefined ? {} : { mean }),
    };
  });
}

export function publicProfiles({
  accounts: { store },
  showcase,
}: Core & { accounts: AccountServices; showcase: Showcase }): Module {
  async function buildView(account: Account) {
    const { experts } = await showcase.now();
    const slug = experts.find(({ accountId }) => accountId === account.accountId)?.slug;
    const path = slug === undefined ? {} : { path: expertPath(slug) };
    return { profile: getProfile(account), ...path };
  }

  async function find({ sub }: AccessClaims) {
    const accountRecord = await store.byId(sub);
    if (!accountRecord) throw new AppError('not_found');
    return accountRecord;
  }

  async function save(claims: AccessClaims, profile: PublicProfile) {
    const { account, stored } = await find(claims);
    requireOwnPortrait(profile, account);
    const change = (present: Account): Account => ({ ...present, publicProfile: profile });
    const saved = await store.update(stored._id, claims.sub, change);
    return buildView(saved ?? account);
  }

  async function countReaders({ sub }: AccessClaims) {
    const things = await counted(store.database, listThings(await showcase.now(), sub));
    return { things: things.sort((a, b) => b.views - a.views).slice(0, MAX_LISTED) };
  }

  return {
    routes: [
      route(readPublicProfile, async ({ claims }) => buildView((await find(claims)).account), {
        rate: RATE,
      }),
      route(savePublicProfile, ({ claims, body }) => save(claims, body), { rate: RATE }),
      route(readReaders, ({ claims }) => countReaders(claims), { rate: RATE }),
    ],
  };
}
