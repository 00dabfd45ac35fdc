import { describe, expect, it } from 'vitest';
import type { OpenJob } from './board';
import { nextJobs } from './turns';

const buildJob = (id: string, subject?: string): OpenJob =>
  ({ id, job: subject === undefined ? {} : { subject } }) as unknown as OpenJob;
const due = (id: string, wait: number, subject?: string) => ({ open: buildJob(id, subject), wait });
const many = (count: number, subject: string, wait = -1_000) =>
  Array.from({ length: count }, (_, at) => due(`${subject}${at}`, wait + at, subject));
const ids = (chosen: ReturnType<typeof nextJobs>): string[] => chosen.map(({ open }) => open.id);

describe('S02 which jobs are begun', () => {
  it('S02 what has waited longest, one for each account before a second one', () => {
    const waiting = [...many(500, 'x'), due('y0', -1, 'y'), due('z0', -5, 'z')];
    expect(ids(nextJobs(waiting, []))).toEqual(['x0', 'z0', 'y0', 'x1']);
  });

  it('S02 two of one account at the most, though there is room', () => {
    expect(ids(nextJobs(many(9, 'x'), []))).toEqual(['x0', 'x1']);
    expect(ids(nextJobs(many(9, 'x'), [buildJob('a', 'x')]))).toEqual(['x0']);
    expect(ids(nextJobs(many(9, 'x'), [buildJob('a', 'x'), buildJob('b', 'x')]))).toEqual([]);
  });

  it('S02 four in all; jobs of the product are none of an account', () => {
    const own = Array.from({ length: 6 }, (_, at) => due(`p${at}`, -9 + at));
    expect(ids(nextJobs(own, []))).toEqual(['p0', 'p1', 'p2', 'p3']);
    const running = [buildJob('a', 'x'), buildJob('b', 'x'), buildJob('c')];
    expect(ids(nextJobs([...many(3, 'x'), due('y0', -1, 'y'), ...own], running))).toEqual(['y0']);
  });
});
