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
import type { QueueCounter } from './waiting/queueCounter';
import type { Counters } from './limits/counters';

export interface Core {
  ctx: GatewayContext;
  hub: LiveHub;
  memory: AccountMemory;
  gate: AccountGate;
  counters: Counters;
  jobs: JobQueue;
  appFolder: string;
  now: () => Date;
  steady: () => number;
  brought: Brought;
}

export interface Brought {
  routes: RouteDefinition[];
  jobs: JobHandler[];
  pushEffects: PushEffect[];
  cleanUps: Expiring[];
  background: BackgroundPart[];
  updates: UpdateListener[];
  accountListeners: ((account: Account) => void)[];
  paymentHandlers: PaymentHandler[];
  queues: QueueCounter[];
}

export interface Module<Gives extends object = object> extends Partial<Brought> {
  gives?: Gives;
}

export interface Assembly<ModuleInput extends Core> {
  add<Gives extends object>(
    make: (dependencies: ModuleInput) => Module<Gives>,
  ): Assembly<ModuleInput & Gives>;
  dependencies: ModuleInput;
  brought: Brought;
}

const nothing = (): Brought => ({
  routes: [],
  jobs: [],
  pushEffects: [],
  cleanUps: [],
  background: [],
  updates: [],
  accountListeners: [],
  paymentHandlers: [],
  queues: [],
});

function take(brought: Brought, module: Partial<Brought>): void {
  for (const kind of Object.keys(brought) as (keyof Brought)[])
    (brought[kind] as unknown[]).push(...(module[kind] ?? []));
}

export function assemble(parts: Omit<Core, 'brought'>): Assembly<Core> {
  const brought = nothing();
  const assembly = <ModuleInput extends Core>(input: ModuleInput): Assembly<ModuleInput> => ({
    dependencies: input,
    brought,
    add: (make) => {
      const { gives, ...module } = make(input);
      take(brought, module);
      return assembly({ ...input, ...gives } as ModuleInput & NonNullable<typeof gives>);
    },
  });
  return assembly({ ...parts, brought });
}
