import { z } from 'zod';
import { toSlug } from '../../../../src/domain/publicHouse/articles/article';
import {
  articlePath,
  dailyMenuPath,
  expertPath,
  recipePath,
} from '../../../../src/domain/publicHouse/publicPaths';
import {
  computeRating,
  REPORT_REASONS,
  type ReviewTarget,
} from '../../../../src/domain/publicHouse/reviews';
import {
  likesKey,
  ratingKey,
  reportKey,
  reviewKey,
  listShown,
  viewsKey,
  hashVoter,
  type Report,
  type Review,
  type Subject,
} from '../../reviews/records';
import { HA, LAN, type DemoPerson } from '../accounts';
import { readPractice } from '../practices';
import type { Filed } from './books';
import data from './reviews.json';
import { parseMoment, type DemoStart } from './start';

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

function findDocument(person: DemoPerson, type: string, key: string): [string, string, string] {
  const practice = readPractice(person);
  const id = (kind: string): string => `${person.workspaceId}-${kind}-${key}`;
  const menu = practice.masters.find((plan) => plan.key === key);
  if (type === 'menus' && menu) return [id('menu'), menu.name, dailyMenuPath(id('menu'))];
  const recipe = practice.recipes.find((plan) => plan.key === key);
  if (type === 'recipes' && recipe) return [id('recipe'), recipe.title, recipePath(id('recipe'))];
  const article = practice.articles.find((plan) => plan.key === key);
  if (type === 'articles' && article)
    return [id('article'), article.title, articlePath(toSlug(article.title))];
  throw new RangeError(`The demo has no ${type} ${key}.`);
}

function parseSubject(text: string): Subject {
  const [type = '', who, key] = text.split(' ');
  const person = who === 'lan' ? LAN : HA;
  const { workspaceId, accountId: expertId, name } = person;
  const [id, title, path] =
    key === undefined
      ? [expertId, name, expertPath(toSlug(name))]
      : findDocument(person, type, key);
  return { target: { type, id } as ReviewTarget, workspaceId, expertId, title, path };
}

type Plan = z.infer<typeof schema>['reviews'][number];

function buildReview(plan: Plan, index: number, start: DemoStart): Review {
  const { name, text, stars, buyer: isBuyer = false, waits } = plan;
  const at = parseMoment(start, plan.at);
  const content = { ...(stars === undefined ? {} : { stars }), name, text, at };
  return {
    ...parseSubject(plan.on),
    voter: hashVoter(`demo ${index}`),
    isBuyer,
    ...(waits ? { waiting: content } : { shown: content }),
    createdAt: at,
  };
}

function buildRatings(reviews: readonly Review[]): Filed[] {
  const things = new Map(reviews.map(({ target }) => [`${target.type} ${target.id}`, target]));
  return [...things.values()].map((target) => {
    const own = reviews.filter(
      (one) => one.target.type === target.type && one.target.id === target.id,
    );
    return [ratingKey(target), { target, ...computeRating(listShown(own)) }];
  });
}

function buildCounts(text: string, count: number, start: DemoStart): Filed[] {
  const { target, expertId } = parseSubject(text);
  const voters = Array.from({ length: count }, (_, at) => hashVoter(`demo likes ${at}`));
  const lastViewedAt = parseMoment(start, '40m');
  const views = { target, expertId, count: count * VIEWS_OF_LIKE, lastViewedAt, day: '', seen: [] };
  return [
    [likesKey(target), { target, count, voters }],
    [viewsKey(target), views],
  ];
}

export function reviewDocuments(start: DemoStart): Filed[] {
  const { reviews: plans, likes, reports } = schema.parse(data);
  const reviews = plans.map((plan, index) => buildReview(plan, index, start));
  return [
    ...reviews.map((review): Filed => [reviewKey(review.target, review.voter), review]),
    ...buildRatings(reviews),
    ...Object.entries(likes).flatMap(([text, count]) => buildCounts(text, count, start)),
    ...reports.map((plan, index): Filed => {
      const { reason, text } = plan;
      const reportId = hashVoter(`demo report ${index}`);
      const createdAt = parseMoment(start, plan.at);
      const report: Report = { ...parseSubject(plan.on), reportId, reason, text, createdAt };
      return [reportKey(reportId), report];
    }),
  ];
}
