import { describe, expect, it } from 'vitest';
import { failedAudits, listFigures, type Result } from './lighthouse';
import { toLine } from './line';

function buildResult(performance: number | null, accessibility: number, shift = 0.01): Result {
  const full = { score: 1, auditRefs: [] };
  const rows = [
    { resourceType: 'total', transferSize: 90_000 },
    { resourceType: 'script', transferSize: 6_963 },
  ];
  return {
    categories: {
      performance: {
        score: performance,
        auditRefs: [{ id: 'largest-contentful-paint', weight: 25 }],
      },
      accessibility: {
        score: accessibility,
        auditRefs: [
          { id: 'color-contrast', weight: 7 },
          { id: 'skip-link', weight: 0 },
        ],
      },
      'best-practices': full,
      seo: full,
    },
    audits: {
      'largest-contentful-paint': { score: 0.9, numericValue: 1_563.4 },
      'cumulative-layout-shift': { score: 1, numericValue: shift },
      'color-contrast': { score: accessibility < 1 ? 0 : 1 },
      'skip-link': { score: 0 },
      'resource-summary': { score: null, details: { type: 'table', headings: [], items: rows } },
    },
  } as unknown as Result;
}
const buildLines = (...results: Result[]) =>
  Object.fromEntries(
    listFigures('a page', results).map((figure) => [figure.name.split(', ')[1], toLine(figure)]),
  );

describe('figures of public pages by Lighthouse', () => {
  it('are read in the units of their budgets', () => {
    const lines = buildLines(buildResult(0.99, 1));
    expect(lines.performance).toMatchObject({ ours: 99, target: '≥ 95 points', met: true });
    expect(lines['largest paint']).toMatchObject({ ours: 1.56, target: '≤ 2 s', met: true });
    expect(lines['layout shift']).toMatchObject({ ours: 0.01, target: '≤ 0.02 CLS', met: true });
    expect(lines.scripts).toMatchObject({ ours: 6.8, target: '≤ 60 KB', met: true });
  });

  it('take the middle of what varies, and the worst of what does not', () => {
    const lines = buildLines(
      buildResult(0.94, 1),
      buildResult(0.95, 0.99, 0.3),
      buildResult(0.98, 1),
    );
    expect(lines.performance).toMatchObject({ ours: 95, met: true });
    expect(lines['layout shift']).toMatchObject({ ours: 0.01, met: true });
    expect(lines.accessibility).toMatchObject({ ours: 99, met: false });
    expect(lines.SEO).toMatchObject({ ours: 100, met: true });
  });

  it('are not made up where an audit broke', () => {
    expect(() => listFigures('a page', [buildResult(null, 1)])).toThrow(/no score for performance/);
  });

  it('come with the audits that cost points, without the speed and what counts for nothing', () => {
    expect(failedAudits(buildResult(0.9, 0.93))).toEqual(['color-contrast']);
    expect(failedAudits(buildResult(0.9, 1))).toEqual([]);
  });
});
