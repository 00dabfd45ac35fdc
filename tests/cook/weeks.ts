/**
 * Writes weeks of bench clients to standard output, as a practice stores them, with what goes into each dish:
 * `node --import tsx --import ./scripts/lib/rawText.mjs tests/cook/weeks.ts <count> <first day> <workspace> <expert>`.
 */
import { readClients, type BenchClient } from '../../bench/clinical/client';
import { storedRecord } from '../../bench/clinical/record';
import { addables } from '../../src/domain/menus/addables';
import type { Client } from '../../src/domain/records/clients';
import type { Consultation } from '../../src/domain/records/consultations';
import type { Menu } from '../../src/domain/records/menus';
import type { MealSlot } from '../../src/domain/food/storedLines';
import type { Plan } from '../../src/domain/records/plans';
import { generate } from '../../src/domain/generator/generate';
import { prepare } from '../../src/domain/generator/prepare';
import type { GeneratedPlan, PlannedDish } from '../../src/domain/generator/types';
import { wishFor } from '../../src/domain/generator/wishFor';
import { newId } from '../../src/domain/schema/newId';
import { toCalendarMonth } from '../../src/domain/person/body';
import { dayTargets } from '../../src/domain/targets/dayTargets';
import { savePlan } from '../../src/features/generator/savePlan';
import { starterSet } from '../../sync-server/modules/catalogue/library';

/** A line for a cook: its own portion of each part, in the unit of the part. */
export interface CookedLine {
  day: number;
  slot: MealSlot;
  name: string;
  /** The same for the same dish in the same amount. */
  key: string;
  parts: [name: string, amount: number][];
}

export interface CookedWeek {
  client: Client;
  visits: Consultation[];
  menus: Menu[];
  plan: Plan;
  lines: CookedLine[];
}

const [count = '20', startDate = '', workspaceId = '', expertId = ''] = process.argv.slice(2);
const owner = { workspaceId, expertId };
const set = starterSet();
const all = addables(set.catalogue, [], [], set.library);

/** A portion of each part, counted from the library's files and not by the product's cards. */
function listParts({ line }: PlannedDish): [string, number][] {
  const eaten = line.quantity * line.unitAmount;
  const known = all.get(line.itemId);
  if (!known) throw new Error(`${line.name} is not in the library`);
  if (known.kind === 'edible') return [[line.name, eaten]];
  const { ingredients, servings } = known.recipe;
  return ingredients.map(({ name = '', quantity, unitAmount }) => [
    name,
    (quantity * unitAmount * eaten) / servings,
  ]);
}

function cookedLines({ dishes }: GeneratedPlan): CookedLine[] {
  return dishes.map((dish) => {
    const { day, slot, line } = dish;
    const key = `${line.itemId} ${line.quantity * line.unitAmount}`;
    return { day, slot, name: line.name, key, parts: listParts(dish) };
  });
}

async function stored(
  plan: GeneratedPlan,
  client: Client,
): Promise<Pick<CookedWeek, 'plan' | 'menus'>> {
  const menus: Menu[] = [];
  const now = new Date().toISOString();
  const saved = await savePlan({ plan, client, startDate }, {
    newBase: () => ({ id: newId(), ...owner, createdAt: now, updatedAt: now }),
    menus: {
      insert: async (menu: Menu) => {
        menus.push(menu);
        return menu;
      },
      remove: async () => undefined,
    },
    plans: { insert: async (one: Plan) => one },
  } as unknown as Parameters<typeof savePlan>[1]);
  return { menus, plan: { ...saved, given: { date: startDate } } };
}

/** Goes the way of the app from a record to a stored week; undefined where none is proposed. */
async function cookWeek({ id, record }: BenchClient): Promise<CookedWeek | undefined> {
  const { client: known, visits } = storedRecord(id, record);
  const client = { ...known, ...owner, id: newId(), clientName: `Khách ${id}` };
  const day = dayTargets(client, visits, toCalendarMonth(startDate));
  const slots = ['breakfast', 'lunch', 'dinner', 'snack1'] as const;
  const about = { client, visits, day, today: startDate, startDate };
  const prepared = prepare(all.values(), wishFor(about, { days: 7, slots, refused: [] }));
  const outcome = generate(prepared, { seed: 'cook', kept: [] });
  if (outcome.kind !== 'plan') return undefined;
  return {
    client,
    visits: visits.map((visit) => ({ ...visit, ...owner, id: newId(), clientId: client.id })),
    ...(await stored(outcome.plan, client)),
    lines: cookedLines(outcome.plan),
  };
}

const weeks: CookedWeek[] = [];
for (const one of readClients()) {
  if (one.mustStop || weeks.length === Number(count)) continue;
  const week = await cookWeek(one);
  if (week) weeks.push(week);
}
process.stdout.write(JSON.stringify(weeks));
