import type { Measured } from './line';
import { median } from './stats';

export interface Result {
  runtimeError?: { code: string; message: string };
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    {
      score: number | null;
      numericValue?: number;
      details?: { type: string; items?: readonly Record<string, unknown>[] };
    }
  >;
}

const KILOBYTE = 1024;
const lowest = (values: readonly number[]): number => Math.min(...values);

interface Figure {
  name: string;
  unit: string;
  target: Measured['target'];
  read: (result: Result) => number;
  of: (values: readonly number[]) => number;
}

/**
 * Points of 100.
 * @throws Error when an audit of the category failed, which leaves it without a score
 */
function getPoints({ categories }: Result, id: string): number {
  const score = categories[id]?.score ?? null;
  if (score === null) throw new Error(`Lighthouse gave no score for ${id}`);
  // 0.29 * 100 is a little less than 29.
  return Math.round(score * 100);
}

function getValue({ audits }: Result, id: string): number {
  const value = audits[id]?.numericValue;
  if (value === undefined) throw new Error(`Lighthouse gave no value for ${id}`);
  return value;
}

/**
 * Bytes as sent, with headers.
 * @throws Error when they were not counted
 */
function scriptBytes({ audits }: Result): number {
  const details = audits['resource-summary']?.details;
  const items = details?.type === 'table' ? (details.items ?? []) : [];
  const bytes = items.find(({ resourceType }) => resourceType === 'script')?.transferSize;
  if (typeof bytes !== 'number') throw new Error('Lighthouse did not count the scripts');
  return bytes;
}

const complete = (name: string, id: string): Figure => ({
  name,
  unit: 'points',
  target: { atLeast: 100 },
  read: (result) => getPoints(result, id),
  of: lowest,
});

const FIGURES: readonly Figure[] = [
  {
    name: 'performance',
    unit: 'points',
    target: { atLeast: 95 },
    read: (result) => getPoints(result, 'performance'),
    of: median,
  },
  complete('accessibility', 'accessibility'),
  complete('best practices', 'best-practices'),
  complete('SEO', 'seo'),
  {
    name: 'largest paint',
    unit: 's',
    target: { atMost: 2 },
    read: (result) => getValue(result, 'largest-contentful-paint') / 1_000,
    of: median,
  },
  {
    name: 'layout shift',
    unit: 'CLS',
    target: { atMost: 0.02 },
    read: (result) => getValue(result, 'cumulative-layout-shift'),
    of: median,
  },
  {
    name: 'scripts',
    unit: 'KB',
    target: { atMost: 60 },
    read: (result) => scriptBytes(result) / KILOBYTE,
    of: median,
  },
];

export const listFigures = (page: string, results: readonly Result[]): Measured[] =>
  FIGURES.map(({ name, unit, target, read, of }) => ({
    name: `public page on a phone: ${page}, ${name}`,
    ours: of(results.map(read)),
    unit,
    ...(target && 'atLeast' in target ? { more: true } : {}),
    target,
  }));

/** Without performance, where hardly any metric reaches 100. */
export function failedAudits({ audits, categories }: Result): string[] {
  const counted = Object.entries(categories)
    .filter(([category]) => category !== 'performance')
    .flatMap(([, { auditRefs }]) => auditRefs.filter(({ weight }) => weight > 0))
    .map(({ id }) => id);
  return [...new Set(counted)].filter((id) => (audits[id]?.score ?? 1) < 1);
}
