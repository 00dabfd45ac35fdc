import type { Expiring } from '../cleanUp';
import type { BackgroundPart } from '../http/backgroundPart';
import type { GatewayContext } from '../http/context';
import type { RouteDefinition } from '../http/routes';
import type { AccountGate } from '../sync/accountGate';
import type { LiveHub } from '../sync/hub';
import type { PushEffect } from '../sync/pushEffect';
import type { UpdateListener } from '../sync/updates';
import type { Account } from './accounts/accountRecords';
import type { AccountMemory } from './accounts/memory';
import type { PaymentHandler } from './billing/payments/purposeHandlers';
import type { JobHandler } from './jobs/kinds';
import type { JobQueue } from './jobs/queue';
import type { Counters } from './limits/counters';
import type { Metric } from './metrics/exposition';

/** Things that every module may work with. */
export interface Core {
  ctx: GatewayContext;
  /** The live streams. */
  hub: LiveHub;
  /** Memory of accounts, and of how each stands now. */
  memory: AccountMemory;
  gate: AccountGate;
  /** Counts that all gateways share. */
  counters: Counters;
  /** Where jobs are put; who carries them out says so in `jobs` of its module. */
  jobs: JobQueue;
  /** The built app. */
  appFolder: string;
  now: () => Date;
  /** Milliseconds of a clock that only goes forward. */
  steady: () => number;
  /** Things that the modules so far have brought; it grows until all are there. */
  brought: Brought;
}

/** Things that modules bring to the gateway. */
export interface Brought {
  routes: RouteDefinition[];
  /** Kinds of jobs: each with its words for the staff and its handler. */
  jobs: JobHandler[];
  /** Effects of pushed documents, in the order in which they are asked. */
  pushEffects: PushEffect[];
  /** Data that are removed when their time is over. */
  cleanUps: Expiring[];
  /** Figures for `GET /metrics`. */
  metrics: Metric[];
  /** Parts that run beside the calls. */
  background: BackgroundPart[];
  /** Told of written databases. */
  updates: UpdateListener[];
  /** Told of each account that was changed. */
  accountListeners: ((account: Account) => void)[];
  /** Give what was paid for, one for each kind of purpose. */
  paymentHandlers: PaymentHandler[];
}

/** One capability of the gateway: what it brings, and what it gives to the modules behind it. */
export interface Module<Gives extends object = object> extends Partial<Brought> {
  gives?: Gives;
}

/** Modules that are put together, one behind the other; `Given` is what the next one may ask for. */
export interface Assembly<Given extends Core> {
  /** A module that asks for what none before it gives does not compile here. */
  add<Gives extends object>(make: (given: Given) => Module<Gives>): Assembly<Given & Gives>;
  given: Given;
  brought: Brought;
}

const nothing = (): Brought => ({
  routes: [],
  jobs: [],
  pushEffects: [],
  cleanUps: [],
  metrics: [],
  background: [],
  updates: [],
  accountListeners: [],
  paymentHandlers: [],
});

/** Takes in all that a module brings. */
function take(brought: Brought, module: Partial<Brought>): void {
  for (const kind of Object.keys(brought) as (keyof Brought)[])
    (brought[kind] as unknown[]).push(...(module[kind] ?? []));
}

/** Begins a gateway; each module gets the core and what those before it gave. */
export function assemble(parts: Omit<Core, 'brought'>): Assembly<Core> {
  const brought = nothing();
  const assembly = <Given extends Core>(given: Given): Assembly<Given> => ({
    given,
    brought,
    add: (make) => {
      const { gives, ...module } = make(given);
      take(brought, module);
      return assembly({ ...given, ...gives } as Given & NonNullable<typeof gives>);
    },
  });
  return assembly({ ...parts, brought });
}
