import { debounceTime, filter, firstValueFrom } from 'rxjs';
import { openLocalData, type OpenLocalData } from '../../src/data/openLocalData';
import type { Consultation } from '../../src/domain/records/consultations';
import { createSession } from '../../src/gateway/session';
import { createSync, type Sync } from '../../src/sync/createSync';
import type { SyncStatus } from '../../src/sync/status';
import { findable } from './findable';

export interface SignIn {
  email: string;
  password: string;
}

interface Device {
  local: OpenLocalData;
  sync(): Sync;
  errors: unknown[];
}

const browserFetch: typeof fetch = (path, init) => fetch(path, init);

async function signIn({ email, password }: SignIn) {
  const session = createSession({ fetch: browserFetch, storage: localStorage });
  return { session, account: await session.login(email, password) };
}

async function open(who: Awaited<ReturnType<typeof signIn>>): Promise<Device> {
  const errors: unknown[] = [];
  const local = await openLocalData(who.account);
  return { local, errors, sync: () => createSync(local, who.session, (e) => errors.push(e)) };
}

function until(
  sync: Sync,
  errors: readonly unknown[],
  isReady: (status: SyncStatus) => boolean,
  seconds = 60,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = (): void => {
      if (!isReady(sync.getSnapshot())) return;
      leave();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(() => {
      leave();
      const { waiting, ...status } = sync.getSnapshot();
      const details = { ...status, waiting: waiting.length, errors: errors.map(String) };
      reject(new Error(`still not so: ${JSON.stringify(details)}`));
    }, seconds * 1000);
    const leave = sync.subscribe(look);
    look();
  });
}

function stored(
  local: OpenLocalData,
  name: keyof OpenLocalData['rx']['collections'],
  count: number,
) {
  let left = count;
  return new Promise<void>((resolve) => {
    if (left === 0) return resolve();
    const watch = local.rx[name].storageInstance.changeStream().subscribe((bulk) => {
      left -= bulk.events.filter(({ operation }) => operation === 'INSERT').length;
      if (left > 0) return;
      watch.unsubscribe();
      resolve();
    });
  });
}

export interface FirstSync extends SignIn {
  counts: { catalogue: number; clients: number; consultations: number };
  last: string;
}

/** @returns milliseconds until everything is stored and searchable */
export async function firstSync(
  options: FirstSync,
): Promise<{ stored: number; searchable: number }> {
  const who = await signIn(options);
  const started = performance.now();
  const device = await open(who);
  const { local } = device;
  const all = (['clients', 'consultations'] as const).map((name) =>
    stored(local, name, options.counts[name]),
  );
  const catalogue = firstValueFrom(
    local.catalogue.watchAll().pipe(filter((rows) => rows.length >= options.counts.catalogue)),
  );
  const sync = device.sync();
  sync.start();
  await Promise.all(all);
  const entries = await catalogue;
  const storedAt = performance.now();
  await findable(entries, options.last);
  const searchableAt = performance.now();
  await sync.stop();
  await local.close();
  if (device.errors.length > 0) throw new Error(device.errors.map(String).join('; '));
  return { stored: storedAt - started, searchable: searchableAt - started };
}

function visit(local: OpenLocalData, clientId: string, index: number): Consultation {
  const base: Consultation = {
    ...local.newBase(),
    clientId,
    visitDate: `2026-${String((index % 12) + 1).padStart(2, '0')}-15`,
    weight: 50 + (index % 40),
    notes: '',
  };
  const room = 1000 - JSON.stringify(base).length;
  return { ...base, notes: 'An sang day du, giam muoi. '.repeat(40).slice(0, Math.max(0, room)) };
}

const CLIENT = 'bench-client';

/** @returns milliseconds from the start of replication to a verdict for each document */
export async function pushOffline({
  count,
  ...who
}: SignIn & { count: number }): Promise<{ verdicts: number }> {
  const device = await open(await signIn(who));
  const { local, errors } = device;
  const first = device.sync();
  first.start();
  await until(first, errors, (status) => status.syncBadge.kind === 'synced');
  // The library is pulled after the workspace: wait for it, so that the push is measured on a device that has all.
  await firstValueFrom(local.library.watchAll().pipe(debounceTime(1000)));
  await first.stop();
  const visits = Array.from({ length: count }, (_, index) => visit(local, CLIENT, index));
  await Promise.all(visits.map((one) => local.consultations.insert(one)));
  const second = device.sync();
  const started = performance.now();
  second.start();
  await until(second, errors, (status) => status.counted && status.waiting.length === 0);
  const verdicts = performance.now() - started;
  const refused = second.getSnapshot().rejections.length;
  await second.stop();
  await local.close();
  if (refused > 0 || errors.length > 0)
    throw new Error(`${refused} refused; ${errors.map(String).join('; ')}`);
  return { verdicts };
}

let running: { device: Device; sync: Sync; arrived: Map<string, number> } | undefined;

export async function goLive(who: SignIn): Promise<void> {
  const device = await open(await signIn(who));
  const sync = device.sync();
  sync.start();
  await until(sync, device.errors, (status) => status.syncBadge.kind === 'synced');
  const arrived = new Map<string, number>();
  device.local.rx.consultations.storageInstance.changeStream().subscribe((bulk) => {
    for (const { documentId } of bulk.events)
      if (!arrived.has(documentId)) arrived.set(documentId, Date.now());
  });
  running = { device, sync, arrived };
}

export async function saveSome(count: number, pauseMs: number): Promise<[string, number][]> {
  if (!running) throw new Error('not live');
  const { local } = running.device;
  const saved: [string, number][] = [];
  for (let index = 0; index < count; index += 1) {
    const document = visit(local, CLIENT, index);
    saved.push([document.id, Date.now()]);
    await local.consultations.insert(document);
    // Jitter, so that saves do not fall in step with the product's timers.
    await new Promise((resolve) => setTimeout(resolve, pauseMs + (index % 7) * 11));
  }
  return saved;
}

export function arrivals(): [string, number][] {
  return [...(running?.arrived ?? [])];
}
