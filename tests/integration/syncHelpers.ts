import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { AccessClaims } from '../../src/domain/accounts/account';
import type { AccountStatus } from '../../src/domain/accounts/access/roles';
import type { Tier } from '../../src/domain/accounts/access/tiers';
import { getDatabase, type CollectionName } from '../../src/domain/records';
import { sameDocument } from '../../src/domain/records/equality';
import type { Client } from '../../src/domain/records/clients';
import type {
  ChangedDocument,
  ChangesResponse,
  DatabaseChanges,
  ServerVersion,
  Epochs,
  LiveEvent,
  PushResponse,
  WireDocument,
} from '../../src/domain/protocol/protocol';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocol/protocolVersions';
import type { Couch } from '../../sync-server/couch/client';
import type { GatewayContext } from '../../sync-server/http/context';
import {
  accountKey,
  sessionKey,
  workspaceKey,
} from '../../sync-server/modules/accounts/accountRecords';
import type { LiveHub } from '../../sync-server/sync/hub';
import { createTokens } from '../../sync-server/modules/accounts/tokens';
import { startGateway, type Env } from '../support/gateway';
import { clientWith } from '../support/newClient';
import { cheapHash } from '../support/password';
import { within } from '../support/stolenTime';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

export interface SyncGateway {
  url: string;
  couch: Couch;
  ctx: GatewayContext;
  hub: LiveHub;
  secret: string;
  stop(): Promise<void>;
}

export async function startSyncGateway(env: Env = {}): Promise<SyncGateway> {
  const { url, ctx, parts, stop } = await startGateway({ env });
  return { url, ctx, hub: parts.hub, stop, couch: ctx.couch, secret: ctx.config.sessionSecret };
}

export interface Person {
  accountId: string;
  workspaceId: string;
  sid: string;
  token: string;
}

export interface PersonOptions {
  plan?: Tier;
  status?: AccountStatus;
  password?: string;
  claims?: Partial<AccessClaims>;
  now?: () => Date;
}

export async function addPerson(
  couch: Couch,
  secret: string,
  { plan = 'business', status = 'approved', password, claims = {}, now }: PersonOptions = {},
): Promise<Person> {
  const accountId = randomUUID();
  const workspaceId = randomUUID();
  const sid = randomUUID();
  const email = `${accountId}@example.vn`;
  const createdAt = new Date().toISOString();
  const write = (key: string, body: Record<string, unknown>) =>
    couch.database(ACCOUNTS_DATABASE).put(envelope(key, body, accountId, new Date()));
  await write(accountKey(email), {
    accountId,
    workspaceId,
    email,
    name: 'Lan',
    passwordHash: password === undefined ? 'none' : cheapHash(password),
    role: 'expert',
    status,
    createdAt,
  });
  await write(workspaceKey(workspaceId), { workspaceId, members: [accountId], plan, createdAt });
  await write(sessionKey(sid), {
    sessionId: sid,
    accountId,
    accountKey: accountKey(email),
    generation: 0,
    rotatedAt: createdAt,
    expiresAt: new Date(Date.now() + 86_400_000).toISOString(),
    createdAt,
  });
  const token = await createTokens(secret, now).issue({
    sub: accountId,
    workspaceId,
    role: 'expert',
    status,
    sid,
    ...claims,
  });
  return { accountId, workspaceId, sid, token };
}

export interface Row {
  collection: string;
  assumed: Record<string, unknown> | null;
  next: Record<string, unknown>;
}

export interface Answer<T> {
  status: number;
  body: T & { code?: string; details?: Record<string, unknown> };
}

export const APP: Readonly<Record<string, string>> = { [APP_VERSION_HEADER]: LEAST_APP };

const AGAIN = 500;

type Held = Pick<ServerVersion, 'document' | 'rev'>;

const ACCEPTED = new Map<string, Held>();

export type Pulled = DatabaseChanges & { documents: WireDocument[] };

export class Device {
  readonly deviceId = randomUUID();
  epochs: Epochs = { workspace: '', catalogue: '', published: '' };

  constructor(
    public url: string,
    readonly person: Person,
  ) {}

  get caller(): { accountId: string; workspaceId: string; deviceId: string } {
    const { accountId, workspaceId } = this.person;
    return { accountId, workspaceId, deviceId: this.deviceId };
  }

  /** Retries while the database is away, as the app does; on a busy machine that happens briefly. */
  async post<T>(path: string, body: unknown, token = this.person.token): Promise<Answer<T>> {
    for (;;) {
      const answer = await fetch(this.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...APP },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
      const answerBody = (await answer.json()) as Answer<T>['body'];
      if (answerBody.code !== 'database_unavailable')
        return { status: answer.status, body: answerBody };
      await pause(AGAIN);
    }
  }

  async push(rows: Row[], changes: Record<string, unknown> = {}): Promise<Answer<PushResponse>> {
    const sent: unknown[] = [];
    for (const row of rows) sent.push(await this.onRevision(row));
    const answer = await this.post<PushResponse>('/sync/push', {
      ...this.caller,
      epoch: this.epochs.workspace,
      rows: sent,
      ...changes,
    });
    for (const [index, verdict] of (answer.body.verdicts ?? []).entries())
      if (verdict.verdict === 'accepted')
        ACCEPTED.set(`${verdict.collection}:${verdict.id}`, {
          document: rows[index]?.next as WireDocument,
          rev: verdict.rev,
        });
    return answer;
  }

  private async onRevision({ assumed, ...row }: Row): Promise<Record<string, unknown>> {
    if (assumed === undefined) return row;
    if (assumed === null) return { ...row, rev: null };
    const isIt = (one: Held | undefined): one is Held =>
      one !== undefined &&
      sameDocument(one.document, { _deleted: false, ...assumed } as WireDocument);
    // The gateway's changes may come a little behind its verdict.
    const accepted = ACCEPTED.get(`${row.collection}:${String(assumed.id)}`);
    const [held] = [accepted, ...(await this.allChanges())]
      .filter(isIt)
      .sort((a, b) => Number.parseInt(b.rev, 10) - Number.parseInt(a.rev, 10));
    return { ...row, rev: held?.rev ?? '0-long-ago' };
  }

  private async allChanges(): Promise<ChangedDocument[]> {
    const pulledChanges: ChangedDocument[] = [];
    for (let at: string | null = null, isMore = true; isMore;) {
      const { body }: Answer<ChangesResponse> = await this.changes({ workspace: at });
      const page = body.databases?.workspace;
      pulledChanges.push(...(page?.changes ?? []));
      at = page?.checkpoint ?? null;
      isMore = page?.complete === false;
    }
    return pulledChanges;
  }

  changes(
    since: Record<string, string | null>,
    limit = 1000,
    changes: Record<string, unknown> = {},
  ): Promise<Answer<ChangesResponse>> {
    return this.post('/sync/changes', {
      ...this.caller,
      epochs: this.epochs,
      since,
      limit,
      ...changes,
    });
  }

  async pull(
    collection: CollectionName,
    checkpoint: string | null = null,
    limit = 1000,
  ): Promise<Pulled> {
    const name = getDatabase(collection);
    const { body } = await this.changes({ [name]: checkpoint }, limit);
    const database = body.databases?.[name];
    if (!database) throw new Error(`${name} is missing: ${body.code}`);
    const own = database.changes.filter((one) => one.collection === collection);
    return { ...database, documents: own.map(({ document }) => document) };
  }

  async pullAll(collection: CollectionName, limit = 1000): Promise<WireDocument[]> {
    const documents: WireDocument[] = [];
    let checkpoint: string | null = null;
    for (;;) {
      const pulled: Pulled = await this.pull(collection, checkpoint, limit);
      documents.push(...pulled.documents);
      checkpoint = pulled.checkpoint;
      if (pulled.complete) return documents;
    }
  }

  async connect(): Promise<LiveStream> {
    const stream = await openLive(this);
    if (stream.status === 503) {
      stream.close();
      await pause(AGAIN);
      return this.connect();
    }
    if (stream.status !== 200) throw new Error(`the live stream answered ${stream.status}`);
    const hello = await stream.next('hello');
    this.epochs = hello.epochs;
    return stream;
  }

  async start(): Promise<this> {
    const stream = await this.connect();
    stream.close();
    return this;
  }
}

export function describeVerdicts({ status, body }: Answer<PushResponse>): string[] {
  if (status !== 200) throw new Error(`a push got ${status}: ${JSON.stringify(body)}`);
  return body.verdicts.map((verdict) => ('code' in verdict ? verdict.code : verdict.verdict));
}

type LiveEventByType<T extends LiveEvent['type']> = Extract<LiveEvent, { type: T }>;

export interface LiveStream {
  status: number;
  headers: Headers;
  next<T extends LiveEvent['type']>(
    type: T,
    withinMs?: number,
    matches?: (event: LiveEventByType<T>) => boolean,
  ): Promise<LiveEventByType<T>>;
  ended: Promise<void>;
  events: LiveEvent[];
  close(): void;
}

export async function openLive(
  device: Device,
  query: Record<string, string> = {},
): Promise<LiveStream> {
  const abort = new AbortController();
  const params = new URLSearchParams({ ...device.caller, ...query });
  const answer = await fetch(`${device.url}/sync/live?${params}`, {
    headers: { authorization: `Bearer ${device.person.token}`, 'accept-encoding': 'gzip' },
    signal: abort.signal,
  });
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  let seen = 0;
  const read = async (): Promise<void> => {
    if (!answer.body) return;
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of answer.body) {
      rest += decoder.decode(chunk as Uint8Array, { stream: true });
      const lines = rest.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) events.push(JSON.parse(line) as LiveEvent);
      for (const listener of waiting) listener();
    }
  };
  const ended = read().catch((error: unknown) => {
    if (!abort.signal.aborted) throw error;
  });
  const next: LiveStream['next'] = async (type, withinMs = 30_000, matches = () => true) => {
    let leave: (() => void) | undefined;
    const coming = new Promise<LiveEventByType<typeof type>>((resolve) => {
      const look = (): void => {
        while (seen < events.length) {
          const event = events[seen++] as LiveEventByType<typeof type>;
          if (event.type === type && matches(event)) {
            waiting.delete(look);
            return resolve(event);
          }
        }
      };
      leave = () => waiting.delete(look);
      waiting.add(look);
      look();
    });
    return within(withinMs, coming, `no ${type} within ${withinMs} ms`).finally(leave);
  };
  return {
    status: answer.status,
    headers: answer.headers,
    events,
    ended,
    next,
    close: () => abort.abort(),
  };
}

/** Everybody may be woken for these at any time, because a start loads foods and masters. */
const OF_ALL = new Set<string>(['catalogue', 'library']);

export const listWakes = ({ events }: LiveStream): string[][] =>
  events.flatMap((event) => {
    if (event.type !== 'wake') return [];
    const own = event.collections.filter((name) => !OF_ALL.has(name));
    return own.length > 0 || event.collections.length === 0 ? [own] : [];
  });

export function createClient(
  person: Person,
  changes: Partial<Client> = {},
): Client & { _deleted: boolean } {
  const { workspaceId, accountId: expertId } = person;
  const at = new Date().toISOString();
  const own = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
  return { ...clientWith({ ...own, clientName: 'Trần Thị Hoa', ...changes }), _deleted: false };
}

export function createConsultation(person: Person, clientId: string = randomUUID()): WireDocument {
  const { workspaceId, accountId: expertId } = person;
  const at = new Date().toISOString();
  const base = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
  return { ...base, clientId, visitDate: '2026-01-05', _deleted: false };
}

export const created = (next: Record<string, unknown>, collection = 'clients'): Row => ({
  collection,
  assumed: null,
  next,
});
