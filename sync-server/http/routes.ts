import { Router, type Request, type RequestHandler, type Response } from 'express';
import { getRefusal, type Callers } from '../../src/domain/accounts/access/callers';
import type { AccessClaims } from '../../src/domain/accounts/account';
import { AppError } from '../../src/domain/protocol/errors';
import { FileAnswer, sendFile, sendJson } from './answer';
import { readBody, readBytes } from './body';
import type { GatewayContext } from './context';
import { errorHandler } from './errors';
import type { LongList } from './jsonText';
import { clientAddress } from './clientAddress';
import type { Caller, Room } from './calls';
import type { Share } from './pool';
import { requireRate, type Rate } from './rates';
import { createTraffic, type Traffic } from './traffic';

export interface Call {
  req: Request;
  res: Response;
  /** @throws AppError `token_missing` on a route for anyone */
  readonly claims: AccessClaims;
  readonly reader?: AccessClaims | undefined;
  readonly signal: AbortSignal;
  /**
   * Reports how many bytes the call holds until its answer was sent.
   * @throws AppError server_busy when there is no room
   */
  hold(bytes: number): void;
}

export interface RouteDefinition {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  callers: Callers;
  beforeSecondFactor?: boolean;
  /** Anyone may call it; a valid session token sets `reader`. */
  recognises?: boolean;
  /** Replaces session authentication; callers are then `api-key`. */
  authenticate?: Authenticate;
  bodyLimit?: number;
  takesBytes?: boolean;
  longList?: LongList;
  heavy?: boolean;
  rate?: Rate;
  room?: Room;
  isStream?: boolean;
  withoutDatabase?: boolean;
  leaves?: (req: Request) => boolean;
  /** Sent as JSON, a `FileAnswer` as it is; undefined when it wrote to `res` itself. */
  handler: (call: Call) => Promise<object | undefined> | object | undefined;
}

/**
 * Reads and checks the bearer token of a request.
 * @throws AppError token_missing, token_expired, token_invalid
 */
export type Authenticate = (req: Request) => Promise<AccessClaims>;

const DEFAULT_BODY_LIMIT = 100_000;
/** A full application, all texts escaped, has half of that. */
const STRANGER_BODY_LIMIT = 32_000;

function authorise(route: RouteDefinition, claims: AccessClaims): void {
  const refusal = getRefusal(route, claims);
  if (refusal) throw new AppError(refusal);
}

const REST_WITHIN = 5_000;

function endUnread(req: Request, res: Response): void {
  res.once('finish', () => {
    if (req.complete) return;
    const timer = setTimeout(() => req.socket.destroy(), REST_WITHIN);
    const stop = (): void => clearTimeout(timer);
    req.once('end', stop);
    req.socket.once('close', stop);
  });
}

/** One for all: to make it costs more than to abort with it, and each call is aborted at its end. */
const LEFT = new DOMException('the caller has left', 'AbortError');

function createCall(
  req: Request,
  res: Response,
  claims: AccessClaims | undefined,
  share: Share,
): Call {
  const left = new AbortController();
  res.once('close', () => left.abort(LEFT));
  return {
    req,
    res,
    signal: left.signal,
    hold: share.hold,
    reader: claims,
    get claims() {
      if (!claims) throw new AppError('token_missing');
      return claims;
    },
  };
}

interface Door {
  ctx: GatewayContext;
  authenticate: Authenticate;
  traffic: Traffic;
}

/** Per address, since checking an invalid key costs as much as a valid one. */
const AUTHENTICATION: Rate = { name: 'authentication', calls: 3_000, burst: 1_000 };

const tellWait = (res: Response) => (seconds: number) => res.set('Retry-After', String(seconds));

/** @returns undefined for a stranger or an ended session */
async function findReader(
  { recognises }: RouteDefinition,
  req: Request,
  authenticate: Authenticate,
): Promise<AccessClaims | undefined> {
  if (!recognises || req.get('authorization') === undefined) return undefined;
  try {
    return await authenticate(req);
  } catch (error) {
    if (error instanceof AppError && (error.status === 401 || error.status === 403))
      return undefined;
    throw error;
  }
}

/**
 * Runs before any byte of the body is read.
 * @returns undefined where anyone may call
 */
async function readClaims(
  route: RouteDefinition,
  { req, res, address }: { req: Request; res: Response; address: string },
  { ctx, authenticate, traffic }: Door,
): Promise<AccessClaims | undefined> {
  if (!route.withoutDatabase && !ctx.readiness.ready()) throw new AppError('database_unavailable');
  if (route.callers.includes('anyone')) return findReader(route, req, authenticate);
  if (route.authenticate)
    requireRate(traffic.rates, AUTHENTICATION, `at ${address}`, tellWait(res));
  const claims = await (route.authenticate ?? authenticate)(req);
  if (!route.authenticate) authorise(route, claims);
  traffic.connections.known(req.socket, claims.sub);
  return claims;
}

const KNOWN_FOR = 1_000;

/**
 * Re-checks a call whose body took long: the account may have lost the right meanwhile.
 * @param since `performance.now` of the first check
 */
async function requireStill(
  route: RouteDefinition,
  req: Request,
  { authenticate }: Door,
  since: number,
): Promise<void> {
  if (route.callers.includes('anyone') || performance.now() - since < KNOWN_FOR) return;
  const claims = await (route.authenticate ?? authenticate)(req);
  if (!route.authenticate) authorise(route, claims);
}

const counted = ({ callers }: RouteDefinition, call: Call): string =>
  callers.includes('anyone') ? `at ${clientAddress(call.req)}` : call.claims.sub;

/** Multiples of one account's rate allowed per address: for confirmed accounts and for others. */
const OF_PLACE = { known: 40, isNew: 4 };

function rateOfPlace({ name, calls, burst, bytes }: Rate, isNew: boolean): Rate {
  const times = isNew ? OF_PLACE.isNew : OF_PLACE.known;
  return {
    name: `${name} of ${isNew ? 'new accounts' : 'accounts'}`,
    calls: calls * times,
    burst: burst * times,
    ...(bytes ? { bytes: { aSecond: bytes.aSecond * times, burst: bytes.burst * times } } : {}),
  };
}

function listRates(route: RouteDefinition, call: Call): (readonly [Rate, string])[] {
  if (!route.rate) return [];
  const own = [route.rate, counted(route, call)] as const;
  if (route.callers.includes('anyone')) return [own];
  const isNew = call.claims.unconfirmed === true;
  return [own, [rateOfPlace(route.rate, isNew), `at ${clientAddress(call.req)}`]];
}

function countCall(route: RouteDefinition, { rates }: Traffic, call: Call): void {
  for (const [rate, who] of listRates(route, call))
    requireRate(rates, rate, who, tellWait(call.res));
}

async function answerCall(
  route: RouteDefinition,
  door: Door,
  call: Call,
  share: Share,
): Promise<void> {
  const { heavy, rates } = door.traffic;
  const { req, res, hold } = call;
  const isStranger = route.callers.includes('anyone');
  const limit = route.bodyLimit ?? (isStranger ? STRANGER_BODY_LIMIT : DEFAULT_BODY_LIMIT);
  const { longList: list } = route;
  const sent = (bytes: number): void => {
    for (const [rate, who] of listRates(route, call)) rates.sent(rate, who, bytes);
  };
  const read = route.takesBytes ? readBytes : readBody;
  const { handOver } = share;
  if (route.method !== 'get') {
    const since = performance.now();
    req.body = await read(req, { limit, list, isStranger, hold, sent, handOver });
    await requireStill(route, req, door, since);
  }
  share.work();
  res.set('Cache-Control', 'no-store');
  const handle = async (): Promise<void> => {
    const answer = await route.handler(call);
    req.body = undefined;
    if (answer instanceof FileAnswer) sendFile(res, answer, hold);
    else if (answer !== undefined && !res.headersSent) await sendJson(res, answer, hold);
    else hold(0);
  };
  if (!route.heavy) return handle();
  const address = clientAddress(req);
  // Unconfirmed accounts are free to make, so those of one address share a turn.
  const key = call.claims.unconfirmed ? `new at ${address}` : call.claims.sub;
  await heavy.run(key, handle, call.signal, address);
}

function handAnswerOver(res: Response, share: Share): void {
  if (res.closed || res.writableFinished) return;
  try {
    share.handOver(() => res.destroy());
  } catch {
    res.destroy();
  }
}

function buildCaller(
  { room }: RouteDefinition,
  { req, address, claims }: { req: Request; address: string; claims: AccessClaims | undefined },
): Caller {
  const { socket } = req;
  const moved = (): number => socket.bytesRead + socket.bytesWritten;
  return { account: claims?.sub, isNew: claims?.unconfirmed, address, room, moved };
}

function mount(router: Router, route: RouteDefinition, door: Door): void {
  const answer = async (req: Request, res: Response): Promise<void> => {
    endUnread(req, res);
    const { pool } = door.traffic;
    const address = clientAddress(req);
    const claims = await readClaims(route, { req, res, address }, door);
    // The client left while the database was asked: no `close` event would end what is opened now, and the account's slots
    // would leak.
    if (res.closed) return;
    const share = pool.open(buildCaller(route, { req, address, claims }));
    res.once('close', share.end);
    const call = createCall(req, res, claims, share);
    countCall(route, door.traffic, call);
    if (route.isStream)
      res.once('close', door.traffic.streams.begin(address, claims?.unconfirmed === true));
    await answerCall(route, door, call, share);
    if (!res.writableEnded && res.headersSent && route.isStream) share.end();
    else handAnswerOver(res, share);
  };
  const refuse = errorHandler(door.ctx);
  const handle: RequestHandler = async (req, res, next) => {
    if (route.leaves?.(req)) return next();
    try {
      await answer(req, res);
    } catch (error) {
      // Past the routes behind it: Express would ask each of them, for each of a crowd that is refused.
      if (res.headersSent) next(error);
      else refuse(error, req, res, next);
    }
  };
  router[route.method](route.path, handle);
}

export function createRouter(
  routes: readonly RouteDefinition[],
  ctx: GatewayContext,
  authenticate: Authenticate,
  traffic: Traffic = createTraffic(0),
): Router {
  const router = Router();
  const door = { ctx, authenticate, traffic };
  for (const route of routes) mount(router, route, door);
  router.use(['/api', '/sync'], () => {
    throw new AppError('not_found');
  });
  return router;
}
