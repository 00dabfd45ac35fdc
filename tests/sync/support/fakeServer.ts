import type { AccountProfile } from '../../../src/domain/accounts/account';
import { getDatabase, type CollectionName, type DatabaseName } from '../../../src/domain/records';
import { sameDocument } from '../../../src/domain/records/equality';
import { ERRORS, type ErrorCode } from '../../../src/domain/protocol/errors';
import {
  getClientId,
  LEAF_SIZE,
  WRITES_KEPT,
  type ChangedDocument,
  type ChangesRequest,
  type ChangesResponse,
  type Epochs,
  type LiveEvent,
  type PushRequest,
  type PushRow,
  type ServerVersion,
  type Verdict,
  type WireDocument,
} from '../../../src/domain/protocol/protocol';
import { LEAST_APP, PROTOCOL } from '../../../src/domain/protocol/protocolVersions';
import { REJECTIONS, type RejectionCode } from '../../../src/domain/protocol/rejections';
import type { Fetch } from '../../../src/gateway/calls';
import { newId } from '../../../src/platform/ids';

interface Change extends ServerVersion {
  collection: string;
}

export class FakeServer {
  epochs: Epochs = { workspace: 'w1', catalogue: 'c1', published: 'p1' };
  down = false;
  refuse: (row: PushRow) => RejectionCode | null = () => null;
  trouble: (path: string, body: unknown) => [number, ErrorCode | null] | null = () => null;
  intercept: (path: string, answer: Response) => Response | Promise<Response> = (_path, answer) =>
    answer;
  readonly writers: Record<string, string> = {};
  loseAnswers = 0;
  omitVerdicts = 0;
  scan = 1000;
  readonly pushes: PushRequest[] = [];
  readonly pulls: ChangesRequest[] = [];
  readonly log: Record<DatabaseName, Change[]> = { workspace: [], catalogue: [], published: [] };
  private readonly streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  tokens = 0;
  protocol: number | undefined = PROTOCOL;
  leastApp = LEAST_APP;

  constructor(private readonly account: AccountProfile) {}

  private newest(collection: string, id: string): Change | undefined {
    const database = getDatabase(collection as CollectionName);
    return this.log[database].findLast(
      (one) => one.collection === collection && one.document.id === id,
    );
  }

  stored(collection: string, id: string): WireDocument | undefined {
    return this.newest(collection, id)?.document;
  }

  getRevision(collection: string, id: string): string {
    const revision = this.newest(collection, id);
    if (!revision) throw new Error(`${collection} ${id} is not stored`);
    return revision.rev;
  }

  put(collection: string, document: WireDocument, write = newId()): string {
    const before = this.newest(collection, document.id);
    const height = before ? Number.parseInt(before.rev, 10) : 0;
    const rev = `${height + 1}-${newId().slice(-8)}`;
    const writes = [...(before?.writes ?? []), write].slice(-WRITES_KEPT);
    this.log[getDatabase(collection as CollectionName)].push({ collection, document, rev, writes });
    return rev;
  }

  write(collection: CollectionName, document: WireDocument): void {
    this.put(collection, document);
    this.emit({ type: 'wake', collections: [collection] });
  }

  restore(documents: readonly { collection: string; document: WireDocument }[]): void {
    this.log.workspace.splice(0);
    for (const { collection, document } of documents) this.put(collection, document);
    this.epochs = { ...this.epochs, workspace: newId() };
    this.cut();
  }

  emit(event: LiveEvent): void {
    const line = new TextEncoder().encode(`${JSON.stringify(event)}\n`);
    for (const stream of this.streams) stream.enqueue(line);
  }

  cut(): void {
    for (const stream of this.streams) stream.error(new TypeError('cut'));
    this.streams.clear();
  }

  goDown(): void {
    this.down = true;
    this.cut();
  }

  readonly fetch: Fetch = async (path, init) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    init.signal?.throwIfAborted();
    if (this.down) throw new TypeError('fetch failed');
    const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : null;
    const trouble = this.trouble(path, body);
    if (trouble) return failure(...trouble);
    if (path.startsWith('/api/auth/')) return this.signIn();
    if (path.startsWith('/sync/live')) return this.live(init.signal ?? null);
    if (path === '/sync/changes') return this.intercept(path, this.changes(body as ChangesRequest));
    if (path === '/sync/catalogue') return this.snapshot();
    if (path === '/sync/push') return this.intercept(path, this.push(body as PushRequest));
    return failure(404, 'not_found');
  };

  private signIn(): Response {
    this.tokens += 1;
    const accessToken = `token-${this.tokens}`;
    return Response.json({ success: true, accessToken, expiresIn: 600, account: this.account });
  }

  private live(signal: AbortSignal | null): Response {
    let mine: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        mine = controller;
        this.streams.add(controller);
        const hello: LiveEvent = {
          type: 'hello',
          epochs: this.epochs,
          serverTime: '',
          protocol: this.protocol,
          leastApp: this.leastApp,
        };
        controller.enqueue(new TextEncoder().encode(`${JSON.stringify(hello)}\n`));
      },
      cancel: () => {
        if (mine) this.streams.delete(mine);
      },
    });
    signal?.addEventListener('abort', () => {
      if (mine && this.streams.delete(mine)) mine.error(new TypeError('aborted'));
    });
    return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } });
  }

  private changes(request: ChangesRequest): Response {
    const replaced = Object.keys(request.since).some(
      (name) => request.epochs[name as DatabaseName] !== this.epochs[name as DatabaseName],
    );
    if (replaced) return failure(409, 'epoch_changed');
    this.pulls.push(request);
    const databases: ChangesResponse['databases'] = {};
    for (const [name, since] of Object.entries(request.since)) {
      const log = this.log[name as DatabaseName];
      const from = Number(since ?? 0);
      const seen = log.slice(from, from + Math.min(this.scan, request.limit));
      const end = from + seen.length;
      databases[name as DatabaseName] = {
        changes: this.listChanges(seen, since === null),
        checkpoint: String(end),
        complete: end >= log.length,
      };
    }
    return Response.json({ success: true, databases });
  }

  private listChanges(seen: readonly Change[], isFirst: boolean): ChangedDocument[] {
    const last = new Map(seen.map((one) => [`${one.collection}:${one.document.id}`, one]));
    return [...last.values()].map((one) => {
      const writtenOn = isFirst ? undefined : this.writers[one.document.id];
      return writtenOn === undefined ? one : { ...one, writtenOn };
    });
  }

  private snapshot(): Response {
    const latest = new Map(this.log.catalogue.map(({ document }) => [document.id, document]));
    const entries = [...latest.values()]
      .filter((document) => !document._deleted)
      .map(({ _deleted, ...entry }) => entry)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
    const leaves: string[] = [];
    const lines: string[] = [];
    for (let start = 0; start < entries.length; start += LEAF_SIZE) {
      leaves.push(entries[start]?.id ?? '');
      lines.push(JSON.stringify(entries.slice(start, start + LEAF_SIZE)));
    }
    const checkpoint = String(this.log.catalogue.length);
    const head = JSON.stringify({ epoch: this.epochs.catalogue, checkpoint });
    return new Response([head, ...lines, JSON.stringify({ leaves })].join('\n'));
  }

  private push(request: PushRequest): Response {
    if (request.epoch !== this.epochs.workspace) return failure(409, 'epoch_changed');
    this.pushes.push(request);
    let verdicts = this.judgeAll(request.rows);
    if (this.loseAnswers > 0) {
      this.loseAnswers -= 1;
      throw new TypeError('connection reset');
    }
    if (this.omitVerdicts > 0) {
      this.omitVerdicts -= 1;
      verdicts = verdicts.slice(1);
    }
    return Response.json({ success: true, protocol: this.protocol, verdicts });
  }

  private judgeAll(rows: PushRow[]): Verdict[] {
    const verdicts = new Map<PushRow, Verdict>();
    const refused = new Set<string>();
    for (const row of rows.filter(({ collection }) => collection === 'clients')) {
      const verdict = this.judge(row);
      verdicts.set(row, verdict);
      if (verdict.verdict === 'rejected' && row.rev === null) refused.add(row.next.id);
    }
    return rows.map((row) => {
      const client = getClientId(row);
      if (client === null || !refused.has(client)) return verdicts.get(row) ?? this.judge(row);
      const code = 'depends_on_rejected';
      const named = { collection: row.collection, id: row.next.id };
      return { ...named, verdict: 'rejected', code, error: REJECTIONS[code] };
    });
  }

  private judge(row: PushRow): Verdict {
    const { collection, next } = row;
    const named = { collection, id: next.id };
    const code = this.refuse(row);
    if (code) return { ...named, verdict: 'rejected', code, error: REJECTIONS[code] };
    const master = this.newest(collection, next.id);
    const { rev = null, write } = row;
    if (master && master.rev !== rev) {
      if (sameDocument(master.document, next)) {
        const isNoted = write === undefined || master.writes.includes(write);
        const present = isNoted ? master.rev : this.put(collection, master.document, write);
        return { ...named, verdict: 'accepted', rev: present };
      }
      const { document, rev: present, writes } = master;
      return { ...named, verdict: 'conflict', master: document, rev: present, writes };
    }
    const taken = this.put(collection, next, write);
    this.emit({ type: 'wake', collections: [collection as CollectionName] });
    return { ...named, verdict: 'accepted', rev: taken };
  }
}

function failure(status: number, code: ErrorCode | null): Response {
  const body = code ? { success: false, code, error: ERRORS[code][1] } : 'not ours';
  return Response.json(body, { status });
}
