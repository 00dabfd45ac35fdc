import type { Addable } from '../../src/domain/menus/addables';
import { generate } from '../../src/domain/generator/generate';
import { prepare } from '../../src/domain/generator/prepare';
import { usualMeals } from '../../src/domain/generator/usualMeals';
import { wishFor } from '../../src/domain/generator/wishFor';
import { toCalendarMonth } from '../../src/domain/person/body';
import { dayTargets } from '../../src/domain/targets/dayTargets';
import { region } from '../../src/domain/clinical/customs/client';
import { findAlarms, type Alarms } from './alarms';
import type { BenchClient, Dispute } from './client';
import type { CategoryLookup } from './foods';
import { START, storedRecord, TODAY } from './record';
import { refusedIn, type RefusedLine } from './refuse';
import { eatenWeek } from './week';

export interface ClientWeek {
  client: BenchClient;
  without?: string;
  refused: RefusedLine[];
  alarms: Alarms;
  /** ms. */
  took: number;
  /** ms of processor time, which a busy machine does not stretch. */
  worked: number;
}

const DAYS = 7;

export function clientWeek(
  client: BenchClient,
  all: ReadonlyMap<string, Addable>,
  getCategory: CategoryLookup,
  disputes: readonly Dispute[],
): ClientWeek {
  const { client: stored, visits } = storedRecord(client.id, client.record);
  const day = dayTargets(stored, visits, toCalendarMonth(TODAY));
  const home = region(stored, TODAY);
  const wish = wishFor(
    { client: stored, visits, day, today: TODAY, startDate: START },
    {
      days: DAYS,
      slots: usualMeals(stored, TODAY),
      refused: [],
      ...(home ? { region: home.region } : {}),
    },
  );
  const prepared = prepare(all.values(), wish);
  const since = performance.now();
  const before = process.cpuUsage();
  const outcome = generate(prepared, { seed: 'a', kept: [] });
  const took = performance.now() - since;
  const { user, system } = process.cpuUsage(before);
  const worked = (user + system) / 1000;
  const none = { refused: [], alarms: { lines: 0, alarms: 0, isFalse: [] } };
  if (outcome.kind !== 'plan') return { client, without: outcome.kind, ...none, took, worked };
  const week = eatenWeek(outcome.plan.dishes, DAYS, all, getCategory);
  return {
    client,
    refused: refusedIn(
      week,
      { id: client.id, refuse: client.refuse, weight: client.record.weight },
      disputes,
    ),
    alarms: findAlarms(client, outcome.plan.verdict),
    took,
    worked,
  };
}
