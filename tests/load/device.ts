import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../../src/domain/records/clients';
import { getDatabase, type DatabaseName } from '../../src/domain/records';
import type { Menu } from '../../src/domain/records/menus';
import type { DocumentBase } from '../../src/domain/schema/primitives';
import {
  LIVE_TIMING,
  SYNC_LIMITS,
  type ChangesResponse,
  type Epochs,
  type LiveEvent,
  type PushResponse,
  type WireDocument,
} from '../../src/domain/protocol/protocol';
import { createBase, createClient, createMenu, createVisit } from './records';
import type { Answer, Api } from './http';
import { versionKey, type Ledger } from './ledger';

export interface Identity {
  index: number;
  accountId: string;
  workspaceId: string;
  deviceId: string;
  cookie: string;
  others: readonly number[];
}

export interface DeviceParts {
  api: Api;
  ledger: Ledger;
  known: Partial<Record<DatabaseName, string>>;
  onArrival(ms: number): void;
  onError(what: string): void;
}

export const DATABASES = ['workspace', 'catalogue', 'published'] as const;

/** Milliseconds in which the app gathers the pulls of several databases into one call. */
const GATHER = 4;
const ATTEMPTS = 4;

const formatCode = ({ status, body }: Answer): string =>
  `${status} ${(body as { code?: string } | undefined)?.code ?? ''}`.trim();

type Row = { collection: string; rev: string | null; next: WireDocument };
type Held<T> = { document: T; rev: string };

const createRow = (collection: string, next: DocumentBase, rev: string | null = null): Row => ({
  collection,
  rev,
  next: { ...next, _deleted: false },
});

export class LoadDevice {
  private token = { value: '', freshUntil: 0 };
  private refreshing: Promise<void> | undefined;
  private cookie: string;
  private epochs: Epochs | undefined;
  private greet: () => void = () => undefined;
  private readonly greeted = new Promise<void>((resolve) => {
    this.greet = resolve;
  });
  private readonly since = new Map<DatabaseName, string | null>();
  private readonly pendingPulls = new Set<DatabaseName>();
  private pulling: Promise<void> | undefined;
  private cut: (() => void) | undefined;
  private lastLine = 0;
  private stopped = false;
  private saves = 0;
  private menu: Held<Menu> | undefined;
  private client: Held<Client> | undefined;

  constructor(
    private readonly me: Identity,
    private readonly parts: DeviceParts,
  ) {
    this.cookie = me.cookie;
    for (const name of DATABASES) this.since.set(name, parts.known[name] ?? null);
  }

  async start(): Promise<void> {
    await this.connect();
    await this.pulling;
  }

  stop(): void {
    this.stopped = true;
    this.greet();
    this.cut?.();
  }

  watch(now: number): void {
    if (!this.cut || now - this.lastLine < LIVE_TIMING.watchdogSeconds * 1000) return;
    this.parts.onError('stream silent');
    this.cut();
    void this.reconnect();
  }

  pullAll(): void {
    if (this.epochs) this.want(DATABASES);
  }

  checkpoint(name: DatabaseName): string | undefined {
    return this.since.get(name) ?? undefined;
  }

  /** @param at when it was due, so that being late counts */
  async save(at: number): Promise<void> {
    const row = this.nextRow();
    const version = versionKey(row.next);
    this.parts.ledger.saved(version, at, this.me.others);
    await this.greeted;
    if (this.stopped) return;
    const answer = await this.call('/sync/push', { epoch: this.epochs?.workspace, rows: [row] });
    const verdict = (answer?.body as PushResponse | undefined)?.verdicts?.[0];
    if (verdict?.verdict === 'accepted') return this.keep(row, verdict.rev);
    this.parts.ledger.withdraw(version);
    if (answer) this.parts.onError(`push ${verdict?.verdict ?? formatCode(answer)}`);
  }

  private keep({ collection, next }: Row, rev: string): void {
    const { _deleted, ...body } = next;
    if (collection === 'menus') this.menu = { document: body as unknown as Menu, rev };
    if (collection === 'clients') this.client = { document: body as unknown as Client, rev };
  }

  private nextRow(): Row {
    const { workspaceId, accountId: expertId } = this.me;
    const at = new Date().toISOString();
    const base = createBase({ workspaceId, expertId }, randomUUID(), at);
    const kind = this.saves % 3;
    this.saves += 1;
    if (kind === 0) {
      const { client } = this;
      const weight = 50 + (this.saves % 40) / 2;
      const next = client ? { ...client.document, weight, updatedAt: at } : createClient(base);
      return createRow('clients', next, client?.rev);
    }
    if (kind === 1) {
      const { menu } = this;
      const name = `Thực đơn ${this.saves}`;
      const next = menu ? { ...menu.document, name, updatedAt: at } : createMenu(base);
      return createRow('menus', next, menu?.rev);
    }
    return createRow('consultations', createVisit(base, this.client?.document.id ?? base.id));
  }

  private async renew(): Promise<void> {
    const { accountId } = this.me;
    const sent = { body: { accountId }, cookie: this.cookie };
    const answer = await this.parts.api.post('/api/auth/refresh', sent);
    const body = answer.body as { accessToken?: string; expiresIn?: number } | undefined;
    if (answer.status !== 200 || body?.accessToken === undefined)
      throw new Error(`refresh ${formatCode(answer)}`);
    this.cookie = answer.cookie ?? this.cookie;
    const life = ((body.expiresIn ?? 0) - 60) * 1000;
    this.token = { value: body.accessToken, freshUntil: performance.now() + life };
  }

  private async freshToken(): Promise<string> {
    if (performance.now() >= this.token.freshUntil) {
      this.refreshing ??= this.renew().finally(() => (this.refreshing = undefined));
      await this.refreshing;
    }
    return this.token.value;
  }

  private async call(path: string, body: object): Promise<Answer | undefined> {
    const { accountId, workspaceId, deviceId } = this.me;
    for (let attempt = 1; ; attempt += 1) {
      let what: string;
      try {
        const token = await this.freshToken();
        const sent = { body: { accountId, workspaceId, deviceId, ...body }, token };
        const answer = await this.parts.api.post(path, sent);
        if (answer.status !== 503) return answer;
        what = formatCode(answer);
      } catch (error) {
        what = error instanceof Error ? error.message : String(error);
      }
      if (this.stopped) return undefined;
      this.parts.onError(`${path} ${what}`);
      if (attempt === ATTEMPTS) return undefined;
      await pause(1000);
    }
  }

  private async tokenAtLast(): Promise<string> {
    for (;;) {
      try {
        return await this.freshToken();
      } catch (error) {
        if (this.stopped) throw error;
        this.parts.onError(error instanceof Error ? error.message : String(error));
        await pause(1000);
      }
    }
  }

  private async connect(): Promise<void> {
    const { accountId, workspaceId, deviceId } = this.me;
    const token = await this.tokenAtLast();
    const query = new URLSearchParams({ accountId, workspaceId, deviceId });
    await new Promise<void>((resolve, reject) => {
      this.lastLine = performance.now();
      this.cut = this.parts.api.open(
        `/sync/live?${query.toString()}`,
        token,
        (line) => this.hear(JSON.parse(line) as LiveEvent, resolve),
        (status) => {
          this.cut = undefined;
          reject(new Error(`stream ended ${status}`));
          if (this.stopped) return;
          this.parts.onError(`stream ended ${status}`);
          void this.reconnect();
        },
      );
    });
  }

  private async reconnect(): Promise<void> {
    this.cut = undefined;
    await pause(200);
    if (this.stopped) return;
    await this.connect().catch(() => undefined);
  }

  private hear(event: LiveEvent, onHello: () => void): void {
    this.lastLine = performance.now();
    if (event.type === 'hello') {
      this.epochs = event.epochs;
      this.greet();
      this.want(DATABASES);
      onHello();
    } else if (event.type === 'wake') this.want(event.collections.map(getDatabase));
    else if (event.type === 'locked') this.parts.onError(`locked ${event.code}`);
  }

  private want(names: readonly DatabaseName[]): void {
    for (const name of names) this.pendingPulls.add(name);
    this.pulling ??= this.pull().finally(() => (this.pulling = undefined));
  }

  private async pull(): Promise<void> {
    await pause(GATHER);
    while (this.pendingPulls.size > 0 && !this.stopped) {
      const names = [...this.pendingPulls];
      this.pendingPulls.clear();
      const since = Object.fromEntries(names.map((name) => [name, this.since.get(name) ?? null]));
      const { epochs } = this;
      const answer = await this.call('/sync/changes', {
        epochs,
        since,
        limit: SYNC_LIMITS.pullDocuments,
      });
      if (!answer) return;
      if (answer.status !== 200) return this.parts.onError(`pull ${formatCode(answer)}`);
      this.take((answer.body as ChangesResponse).databases);
    }
  }

  private take(databases: ChangesResponse['databases']): void {
    const now = performance.now();
    for (const name of DATABASES) {
      const pulled = databases[name];
      if (!pulled) continue;
      this.since.set(name, pulled.checkpoint);
      if (!pulled.complete) this.pendingPulls.add(name);
      for (const { document } of pulled.changes) {
        const ms = this.parts.ledger.arrived(versionKey(document), this.me.index, now);
        if (ms !== undefined) this.parts.onArrival(ms);
      }
    }
  }
}
