import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { person } from '../../../../tests/support/verdictPeople';
import type { Client } from '../../records/clients';
import type { Screening } from '../../records/kinds/screening';
import { buildPerson } from '../../targets/person';
import { lastScreening } from './lastScreening';
import { computeOutcome, TOOLS, type ScreeningTool } from './tools';

const AT = '2026-11-20T03:00:00.000Z';
const TODAY = { year: 2026, month: 11, day: 28 };
const grown = { gender: 'male', birthYear: 1970, height: 170, weight: 70 } as const;

const record = (
  tool: ScreeningTool,
  answers: Record<string, string>,
  more: Partial<Screening> = {},
): Screening => ({
  id: 's1',
  workspaceId: 'w',
  expertId: 'e',
  createdAt: AT,
  updatedAt: AT,
  kind: 'screening',
  clientId: 'c',
  tool,
  version: '1',
  screenedDate: '2026-11-20',
  screenedBy: 'Lan',
  answers: [],
  ...computeOutcome(tool, answers),
  ...more,
});

const conditions = (client: Partial<Client>) =>
  buildPerson(person({ ...grown, ...client }).client, TODAY).conditions;

describe('what a screening came to', () => {
  const atRisk = { loss: '2', appetite: 'no' };

  it('counts by its result and its day, as a tag that says the same does', () => {
    const screening = lastScreening([record('mst', atRisk)]);
    expect(screening).toEqual({ tool: 'mst', date: '2026-11-20', result: 'risk', score: 2 });
    expect(conditions({ screening }).get('underweight')).toEqual({
      id: 'underweight',
      tag: 'MST 2 điểm (20/11/2026)',
    });
    expect(conditions({ screening: { ...screening!, date: '2026-12-01' } }).size).toBe(0);
  });

  it('is that of the newest that came to something', () => {
    const later = record('mst', { loss: 'no', appetite: 'no' }, { screenedDate: '2026-11-25' });
    const open = record('glim', {}, { screenedDate: '2026-11-27' });
    expect(lastScreening([record('mst', atRisk), open, later])).toMatchObject({
      date: '2026-11-25',
      result: 'low',
    });
    expect(lastScreening([open])).toBeUndefined();
    expect(lastScreening([])).toBeUndefined();
  });

  it('of any tool and any answers counts exactly where it says risk or malnutrition, and where its tag would', () => {
    const tool = fc.constantFrom<ScreeningTool>('nrs2002', 'mst', 'glim');
    const answered = tool.chain((id) =>
      fc
        .record(
          Object.fromEntries(
            TOOLS[id].questions.map((question) => [
              question.id,
              fc.option(fc.constantFrom(...question.answers.map((one) => one.id)), {
                nil: undefined,
              }),
            ]),
          ),
        )
        .map((answers) => ({ id, answers: answers as Record<string, string> })),
    );
    fc.assert(
      fc.property(answered, ({ id, answers }) => {
        const { result } = computeOutcome(id, answers);
        const screening = lastScreening([record(id, answers)]);
        const found = conditions(screening ? { screening } : {}).get('underweight');
        expect(found !== undefined).toBe(result === 'risk' || result === 'malnourished');
        if (found)
          expect(conditions({ medicalConditions: [found.tag] }).has('underweight')).toBe(true);
      }),
    );
  });
});
