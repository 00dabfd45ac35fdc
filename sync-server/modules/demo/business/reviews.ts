import { z } from 'zod';
import { slugOf } from '../../../../src/domain/publicHouse/articles/article';
import {
  articlePath,
  dailyMenuPath,
  expertPath,
  recipePath,
} from '../../../../src/domain/publicHouse/publicPaths';
import {
  ratingOf,
  REPORT_REASONS,
  type ReviewTarget,
} from '../../../../src/domain/publicHouse/reviews';
import {
  likesKey,
  ratingKey,
  reportKey,
  reviewKey,
  shownOf,
  viewsKey,
  voterOf,
  type Report,
  type Review,
  type Subject,
} from '../../reviews/records';
import { HA, LAN, type DemoPerson } from '../accounts';
import { readPractice } from '../practices';
import type { Filed } from './books';
import data from './reviews.json';
import { momentOf, type DemoStart } from './start';

const on = z.string().regex(/^(experts (lan|ha)|(menus|recipes|articles) (lan|ha) [a-z0-9-]+)$/);
const schema = z.strictObject({
  reviews: z.array(
    z.strictObject({
      on,
      at: z.string(),
      name: z.string().min(1),
      stars: z.number().int().min(1).max(5).optional(),
      text: z.string(),
      buyer: z.boolean().optional(),
      waits: z.boolean().optional(),
    }),
  ),
  likes: z.record(on, z.number().int().min(0)),
  reports: z.array(
    z.strictObject({ on, at: z.string(), reason: z.enum(REPORT_REASONS), text: z.string() }),
  ),
});

const VIEWS_OF_LIKE = 23;

function documentOf(person: DemoPerson, type: string, key: string): [string, string, string] {
  const practice = readPractice(person);
  const id = (kind: string): string => `${person.workspaceId}-${kind}-${key}`;
  const menu = practice.masters.find((plan) => plan.key === key);
  if (type === 'menus' && menu) return [id('menu'), menu.name, dailyMenuPath(id('menu'))];
  const recipe = practice.recipes.find((plan) => plan.key === key);
  if (type === 'recipes' && recipe) return [id('recipe'), recipe.title, recipePath(id('recipe'))];
  const article = practice.articles.find((plan) => plan.key === key);
  if (type === 'articles' && article)
    return [id('article'), article.title, articlePath(slugOf(article.title))];
  throw new RangeError(`The demo has no ${type} ${key}.`);
}

function subjectOf(text: string): Subject {
  const [type = '', who, key] = text.split(' ');
  const person = who === 'lan' ? LAN : HA;
  const { workspaceId, accountId: expertId, name } = person;
  const [id, title, path] =
    key === undefined ? [expertId, name, expertPath(slugOf(name))] : documentOf(person, type, key);
  return { target: { type, id } as ReviewTarget, workspaceId, expertId, title, path };
}

type Plan = z.infer<typeof schema>['reviews'][number];

function reviewOf(plan: Plan, place: number, start: DemoStart): Review {
  const { name, text, stars, buyer: isBuyer = false, waits } = plan;
  const at = momentOf(start, plan.at);
  const content = { ...(stars === undefined ? {} : { stars }), name, text, at };
  return {
    ...subjectOf(plan.on),
    voter: voterOf(`demo ${place}`),
    isBuyer,
    ...(waits ? { waiting: content } : { shown: content }),
    createdAt: at,
  };
}

function ratingsOf(reviews: readonly Review[]): Filed[] {
  const things = new Map(reviews.map(({ target }) => [`${target.type} ${target.id}`, target]));
  return [...things.values()].map((target) => {
    const own = reviews.filter(
      (one) => one.target.type === target.type && one.target.id === target.id,
    );
    return [ratingKey(target), { target, ...ratingOf(shownOf(own)) }];
  });
}

function countsOf(text: string, count: number, start: DemoStart): Filed[] {
  const { target, expertId } = subjectOf(text);
  const voters = Array.from({ length: count }, (_, at) => voterOf(`demo likes ${at}`));
  const lastViewedAt = momentOf(start, '40m');
  const views = { target, expertId, count: count * VIEWS_OF_LIKE, lastViewedAt, day: '', seen: [] };
  return [
    [likesKey(target), { target, count, voters }],
    [viewsKey(target), views],
  ];
}

export function reviewDocuments(start: DemoStart): Filed[] {
  const { reviews: plans, likes, reports } = schema.parse(data);
  const reviews = plans.map((plan, place) => reviewOf(plan, place, start));
  return [
    ...reviews.map((review): Filed => [reviewKey(review.target, review.voter), review]),
    ...ratingsOf(reviews),
    ...Object.entries(likes).flatMap(([text, count]) => countsOf(text, count, start)),
    ...reports.map((plan, place): Filed => {
      const { reason, text } = plan;
      const reportId = voterOf(`demo report ${place}`);
      const createdAt = momentOf(start, plan.at);
      const report: Report = { ...subjectOf(plan.on), reportId, reason, text, createdAt };
      return [reportKey(reportId), report];
    }),
  ];
}
