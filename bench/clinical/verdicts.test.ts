import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { addables, toNewLine } from '../../src/domain/menus/addables';
import type { Client } from '../../src/domain/records/clients';
import type { Consultation } from '../../src/domain/records/consultations';
import type { Menu } from '../../src/domain/records/menus';
import { emptyMeals, mealsSchema, type Meals } from '../../src/domain/food/storedLines';
import { generate } from '../../src/domain/generator/generate';
import { prepare } from '../../src/domain/generator/prepare';
import { storedMeals } from '../../src/domain/generator/storedMeals';
import { wishFor } from '../../src/domain/generator/wishFor';
import { insertLine } from '../../src/domain/food/lines';
import { illnessHarms } from '../../src/domain/verdict/harm/harms';
import { checkDiet, mealCount } from '../../src/domain/verdict/hospitalDiets/check';
import { dietOfCode } from '../../src/domain/targets/hospitalDiets/diets';
import { menuDerived, menuTotals } from '../../src/domain/nutrition/totals';
import { printableOfMenu } from '../../src/domain/printable/stored';
import { toCalendarMonth } from '../../src/domain/person/body';
import { dayTargets } from '../../src/domain/targets/dayTargets';
import { computeDayAmounts } from '../../src/domain/verdict/amounts';
import { judgeDay, judgeWeek } from '../../src/domain/verdict/judge';
import { lineText } from '../../src/domain/verdict/say';
import { buildStandard } from '../../src/domain/verdict/standard';
import type { VerdictLine } from '../../src/domain/verdict/types';
import { generatedClient } from '../../sync-server/modules/catalogue/generatedClients';
import { starterSet } from '../../sync-server/modules/catalogue/library';
import { readClients } from './client';
import { START, storedRecord, TODAY } from './record';

const isLong = process.env.GENERATED_CLIENTS !== undefined;
// A busy machine needs some ten seconds for each.
vi.setConfig({ testTimeout: 120_000 });

const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);
const edibles = new Map(set.catalogue.map((entry) => [entry.id, entry]));

interface Person {
  name: string;
  client: Client;
  visits: Consultation[];
}

const IN_GATE = ['ckd3-gout-70m', 'gout-46m'];
const GENERATED = isLong ? 40 : 0;

const PEOPLE: Person[] = [
  ...readClients()
    .filter(({ id, mustStop }) => !mustStop && (isLong || IN_GATE.includes(id)))
    .map(({ id, record }) => ({ name: id, ...storedRecord(id, record) })),
  ...Array.from({ length: GENERATED }, (_, number) => ({
    name: `generated ${number}`,
    client: generatedClient(number),
    visits: [],
  })),
];

function standardAsStored({ client, visits }: Person) {
  const day = dayTargets(client, visits, toCalendarMonth(TODAY));
  return { day, standard: buildStandard({ day, diet: dietOfCode(client.hospitalDiet?.code) }) };
}

function week(person: Person) {
  const { day } = standardAsStored(person);
  const about = { ...person, day, today: TODAY, startDate: START };
  const slots = ['breakfast', 'lunch', 'dinner', 'snack1'] as const;
  const prepared = prepare(all.values(), wishFor(about, { days: 7, slots, refused: [] }));
  const outcome = generate(prepared, { seed: 'a', kept: [] });
  if (outcome.kind !== 'plan') return undefined;
  const { plan } = outcome;
  const days = Array.from({ length: plan.days }, (_, at): Meals =>
    mealsSchema.parse(JSON.parse(JSON.stringify(storedMeals(plan, at)))),
  );
  return { plan, days };
}

const texts = (lines: readonly VerdictLine[]) => lines.map(lineText);

function buildMenu(meals: Meals, client: Client): Menu {
  return {
    id: 'menu',
    workspaceId: 'w',
    expertId: 'e',
    createdAt: '2026-11-28T00:00:00.000Z',
    updatedAt: '2026-11-28T00:00:00.000Z',
    kind: 'personal',
    name: 'Ngày',
    description: '',
    tags: [],
    isPublic: false,
    status: 'draft',
    clientId: client.id,
    meals,
    ...menuDerived(meals, '2026-11-28T00:00:00.000Z'),
  };
}

function faultsOnPaper({ client, visits }: Person, meals: Meals): string[] {
  const around = {
    client,
    visits,
    recipes: [],
    library: set.library,
    edibles,
    letterhead: { title: '', lines: [], contact: [] },
    today: TODAY,
    reader: 'dietitian',
  } as unknown as Parameters<typeof printableOfMenu>[1];
  const { days } = printableOfMenu(buildMenu(meals, client), around) as unknown as {
    days: { figures: { key: string; fault?: string }[] }[];
  };
  return days.flatMap(({ figures }) =>
    figures.flatMap(({ key, fault }) => (fault ? [`${fault} ${key}`] : [])),
  );
}

const listFaults = (lines: readonly VerdictLine[]): Set<string> =>
  new Set(
    lines.flatMap(({ status, limit: { of } }) =>
      status === 'over' ? [`over ${of}`] : status === 'short' ? [`under ${of}`] : [],
    ),
  );

describe.each(PEOPLE)('G19 one verdict on the saved week of $name', (person) => {
  it('is said by generator, editor, plan, code check, giving and paper alike', () => {
    const made = week(person);
    if (!made) return;
    const { plan, days } = made;
    const { day, standard } = standardAsStored(person);
    const saved = judgeWeek(days.map(computeDayAmounts), standard);
    expect(plan.verdict.days.map(texts)).toEqual(saved.days.map(texts));
    expect(texts(plan.verdict.week)).toEqual(texts(saved.week));
    const diet = dietOfCode(person.client.hospitalDiet?.code);
    days.forEach((meals, at) => {
      const lines = judgeDay(computeDayAmounts(meals), standard);
      expect(texts(lines), 'editor').toEqual(texts(plan.verdict.days[at] ?? []));
      if (diet)
        for (const finding of checkDiet(diet, menuTotals(meals), mealCount(meals), standard)) {
          const own = lines.filter(
            ({ limit }) => limit.of === finding.of && limit.origin.by === 'code',
          );
          const isMissed = own.some(({ status }) => status === 'over' || status === 'short');
          expect(finding.verdict === 'fail', `code: ${finding.of}`).toBe(isMissed);
          expect(finding.verdict === 'pass', `code: ${finding.of}`).toBe(
            own.length > 0 && own.every(({ status }) => status === 'met'),
          );
        }
      const over = lines.filter(
        ({ status, limit: { severity } }) =>
          status === 'over' && (severity === 'illness' || severity === 'expert'),
      );
      expect(illnessHarms([meals], day), 'giving').toEqual([...new Set(texts(over))].slice(0, 20));
      const faults = listFaults(lines);
      for (const fault of faultsOnPaper(person, meals))
        expect(faults.has(fault), `paper, day ${at + 1}: ${fault}`).toBe(true);
    });
  });
});

const SCREENS: readonly (readonly [file: string, ...names: string[]])[] = [
  ['src/domain/generator/check.ts', 'computeDayAmounts', 'judgeWeek'],
  ['src/domain/generator/wishFor.ts', 'buildStandard'],
  ['src/features/generator/useWish.ts', 'wishFor'],
  ['src/features/generator/Result.tsx', 'countedLines', 'sayVerdict', 'listMissed'],
  ['src/features/generator/DayLimits.tsx', 'listedLines', 'statusText'],
  ['src/features/generator/Stopped.tsx', 'Alarms'],
  ['src/blocks/verdict/useStandard.ts', 'buildStandard'],
  [
    'src/blocks/verdict/DayVerdictCard.tsx',
    'computeDayAmounts',
    'judgeDay',
    'listedLines',
    'useStandard',
    'Alarms',
  ],
  [
    'src/blocks/verdict/WeekVerdictCard.tsx',
    'computeDayAmounts',
    'judgeWeek',
    'listedLines',
    'useStandard',
    'Alarms',
  ],
  ['src/features/clients/clinical/ClinicalPanel.tsx', 'Alarms'],
  ['src/domain/practice/dashboard/attention.ts', 'personAlarms', 'alarmInputs'],
  [
    'src/domain/practice/dashboard/menuReasons.ts',
    'computeDayAmounts',
    'judgeDay',
    'buildStandard',
  ],
  ['src/domain/verdict/hospitalDiets/check.ts', 'judgeAmount', 'buildStandard'],
  [
    'src/domain/verdict/harm/harms.ts',
    'computeDayAmounts',
    'judgeWeek',
    'buildStandard',
    'lineText',
  ],
  ['src/domain/verdict/fit.ts', 'computeDayAmounts', 'judgeDay', 'buildStandard'],
  ['src/domain/targets/dayTargets.ts', 'personRules', 'alarmInputs'],
  ['src/domain/printable/stored.ts', 'clientGuidance', 'dietStatement'],
  [
    'src/domain/verdict/report.ts',
    'computeDayAmounts',
    'judgeDay',
    'judgeWeek',
    'sayVerdict',
    'listedLines',
  ],
];

const importedBy = (file: string): Set<string> =>
  new Set(
    [...readFileSync(file, 'utf8').matchAll(/import (?:type )?\{([^}]*)\}/gu)].flatMap(
      ([, names = '']) => names.split(',').map((name) => name.trim()),
    ),
  );

it.each(SCREENS)('G19 %s judges by the one verdict', (file, ...names) => {
  expect([...importedBy(file)]).toEqual(expect.arrayContaining(names));
});

it('G19 paper names faults of a day that is salty', () => {
  const person = { name: '', client: generatedClient(0), visits: [] };
  const salt = [...all.values()].flatMap((one) =>
    one.kind === 'edible' && one.edible.name.startsWith('Muối') ? [toNewLine(one, 'salt')] : [],
  );
  const [line] = salt;
  if (!line) throw new Error('no salt');
  const meals = insertLine(emptyMeals(), 'lunch', { ...line, quantity: 30 });
  expect(faultsOnPaper(person, meals)).toContain('over sodium');
});
