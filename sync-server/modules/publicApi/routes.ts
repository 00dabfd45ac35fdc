import {
  createDocument,
  deleteDocument,
  listDocuments,
  readDocument,
  readOpenApi,
  updateDocument,
} from '../../../src/api/publicApi';
import { getLimit } from '../../../src/domain/accounts/access/entitlements';
import { dateInVietnam } from '../../../src/domain/text/days';
import { AppError } from '../../../src/domain/protocol/errors';
import type { ApiCollection, ApiScope } from '../../../src/domain/publicHouse/publicApi/keys';
import { toAppError } from '../../http/errors';
import type { Logger } from '../../http/log';
import type { Rate } from '../../http/rates';
import { route } from '../../http/route';
import type { Call, RouteDefinition } from '../../http/routes';
import type { ApiCaller, ApiCallers } from './caller';
import type { ApiDocuments } from './documents';
import { openApiDocument } from './openapi';
import { readCursor } from './reading';
import type { ApiCounter } from './usage';

const CALLS: Rate = { name: 'api', calls: 900, burst: 300 };

interface Parts {
  callers: ApiCallers;
  documents: ApiDocuments;
  counter: ApiCounter;
  log: Logger;
  publicUrl: () => string;
  now: () => Date;
}

function secondsOfMonth(now: Date): number {
  const [year = 0, month = 1] = dateInVietnam(now).split('-').map(Number);
  const next = `${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
  return Math.ceil((Date.parse(`${next}T00:00:00+07:00`) - now.getTime()) / 1000);
}

/** @throws AppError too_many_requests, api_quota_reached */
async function claim({ counter, now }: Parts, { claims, key, tier }: ApiCaller, call: Call) {
  const most = getLimit(tier, 'apiCallsAMonth');
  const taken = await counter.take(claims.workspaceId, key.id, most);
  if (taken.isTaken) return;
  const isMinute = taken.limit === 'minute';
  const wait = isMinute ? 60 - Math.floor((now().getTime() / 1000) % 60) : secondsOfMonth(now());
  call.res.set('Retry-After', String(wait));
  throw new AppError(isMinute ? 'too_many_requests' : 'api_quota_reached', { limit: most });
}

async function counted<T>(
  parts: Parts,
  call: Call,
  scope: ApiScope,
  work: (caller: ApiCaller) => Promise<T>,
): Promise<T> {
  const { callers, counter, log, now } = parts;
  const { req, res } = call;
  const caller = callers.of(req);
  await claim(parts, caller, call);
  const note = (status: number, code?: string): void => {
    const { method, path } = req;
    const of = { at: now().toISOString(), method, path: path.slice(0, 200), keyId: caller.key.id };
    const entry = { ...of, status, ...(code === undefined ? {} : { code }) };
    counter.note(caller.claims.workspaceId, entry).catch((err: unknown) => {
      log.debug({ err }, 'an API call could not be listed');
    });
  };
  try {
    if (!caller.key.scopes.includes(scope)) throw new AppError('api_scope_missing', { scope });
    const answer = await work(caller);
    note(res.statusCode);
    return answer;
  } catch (error) {
    const known = toAppError(error);
    note(known?.status ?? 500, known?.code);
    throw error;
  }
}

const reads = (collection: ApiCollection): ApiScope => `${collection}:read`;
const writes = (collection: ApiCollection): ApiScope => `${collection}:write`;

function parseRevision(header: string | undefined): string {
  const revision = /^(?:W\/)?"?([\w-]{1,200})"?$/.exec(header?.trim() ?? '')?.[1];
  if (revision === undefined) throw new AppError('revision_missing');
  return revision;
}

const sayReplay = ({ res }: Call, isReplay: boolean): void => {
  if (isReplay) res.set('Idempotent-Replayed', 'true');
};

function sendItem(call: Call, { item, isReplay = false }: Written) {
  call.res.set('ETag', `"${item.revision}"`);
  sayReplay(call, isReplay);
  return { item };
}

function tellWritten(call: Call, { key }: ApiCaller, collection: ApiCollection, written: Written) {
  const { revision, document } = written.item;
  const mayRead = key.scopes.includes(reads(collection));
  const item = mayRead ? written.item : { revision, document: { id: document.id } };
  return sendItem(call, { ...written, item });
}
type Written = { item: Awaited<ReturnType<ApiDocuments['read']>>; isReplay?: boolean };

type Options = Pick<RouteDefinition, 'authenticate' | 'rate' | 'heavy'>;

function writeRoutes(parts: Parts, options: Options): RouteDefinition[] {
  const { documents } = parts;
  return [
    route(
      createDocument,
      (call) =>
        counted(parts, call, writes(call.params.collection), async (caller) => {
          const name = call.headers['idempotency-key'];
          if (name === undefined) throw new AppError('idempotency_key_missing');
          const { collection } = call.params;
          const written = await documents.create(caller, collection, call.body, name);
          return tellWritten(call, caller, collection, written);
        }),
      options,
    ),
    route(
      updateDocument,
      (call) =>
        counted(parts, call, writes(call.params.collection), async (caller) => {
          const { 'if-match': match, 'idempotency-key': name } = call.headers;
          const target = { ...call.params, revision: parseRevision(match) };
          const written = await documents.update(caller, target, call.body, name);
          return tellWritten(call, caller, target.collection, written);
        }),
      options,
    ),
    route(
      deleteDocument,
      (call) =>
        counted(parts, call, writes(call.params.collection), async (caller) => {
          const target = { ...call.params, revision: parseRevision(call.headers['if-match']) };
          const { isReplay } = await documents.remove(caller, target);
          sayReplay(call, isReplay);
        }),
      options,
    ),
  ];
}

export function publicApiRoutes(parts: Parts): RouteDefinition[] {
  const { callers, documents } = parts;
  const options: Options = { authenticate: callers.authenticate, rate: CALLS, heavy: true };
  return [
    route(readOpenApi, () => openApiDocument(parts.publicUrl())),
    route(
      listDocuments,
      (call) => {
        const { collection } = call.params;
        const { limit, after } = call.query;
        return counted(parts, call, reads(collection), (caller) =>
          documents.list(caller, collection, { after: readCursor(after), limit }),
        );
      },
      options,
    ),
    route(
      readDocument,
      (call) =>
        counted(parts, call, reads(call.params.collection), async (caller) =>
          sendItem(call, { item: await documents.read(caller, call.params) }),
        ),
      options,
    ),
    ...writeRoutes(parts, options),
  ];
}
