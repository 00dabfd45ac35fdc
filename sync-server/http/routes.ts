import { Router, type Request, type RequestHandler, type Response } from 'express';
import { refusalOf, type Callers } from '../../src/domain/accounts/access/callers';
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

/** One request, as a handler sees it. */
export interface Call {
  req: Request;
  res: Response;
  /**
   * The caller's claims.
   * @throws AppError `token_missing` on a route for anyone
   */
  readonly claims: AccessClaims;
  /** Who is signed in, on a route that anyone may call and that `recognises` people. */
  readonly reader?: AccessClaims | undefined;
  /** Aborted when the client has left: nobody waits for the work any more. */
  readonly signal: AbortSignal;
  /**
   * Says how many bytes the call holds in memory now, until its answer has been sent.
   * @throws AppError server_busy where there is no room for more
   */
  hold(bytes: number): void;
}

export interface RouteDefinition {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  path: string;
  /** At least one; a route that does not say who may call it does not type-check. */
  callers: Callers;
  /** Administrators may call it before they have a second factor. */
  beforeSecondFactor?: boolean;
  /** Anyone may call it; who shows a session's token that counts is known as `reader`. */
  recognises?: boolean;
  /** Settles who calls, where a session's token does not: the callers are `api-key`. */
  authenticate?: Authenticate;
  /** Most bytes of the body (default 100 kB; 32 kB where anyone may call). */
  bodyLimit?: number;
  /** The body is a file, handed on as a `Buffer` (default: JSON). */
  takesBytes?: boolean;
  /** The list of the body that may be long. */
  longList?: LongList;
  /** Reads or writes much: takes its turn with the calls of other accounts. */
  heavy?: boolean;
  /** How often an account may make it; an address, where anyone may. */
  rate?: Rate;
  /** Its calls have room of their own. */
  room?: Room;
  /** Its answer has no end. */
  isStream?: boolean;
  /** Answers also while the database is away (default false). */
  withoutDatabase?: boolean;
  /** Requests below its path that are somebody else's. */
  leaves?: (req: Request) => boolean;
  /** Resolves with the answer: sent as JSON, a `FileAnswer` as it is; undefined when it has answered by itself. */
  handler: (call: Call) => Promise<object | undefined> | object | undefined;
}

/**
 * Reads and checks the bearer token of a request.
 * @throws AppError token_missing, token_expired, token_invalid
 */
export type Authenticate = (req: Request) => Promise<AccessClaims>;

const DEFAULT_BODY_LIMIT = 100_000;
/** An application with all its texts, escaped, has half of that. */
const STRANGER_BODY_LIMIT = 32_000;

/** @throws AppError when the claims do not suffice */
function authorise(route: RouteDefinition, claims: AccessClaims): void {
  const refusal = refusalOf(route, claims);
  if (refusal) throw new AppError(refusal);
}

/** Milliseconds in which the rest of a refused body may still come: who reads our answer stops sending. */
const REST_WITHIN = 5_000;

/** Ends a connection on which a body goes on that nobody reads. */
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

function callOf(req: Request, res: Response, claims: AccessClaims | undefined, share: Share): Call {
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

/** Things that the routes of a gateway share. */
interface Door {
  ctx: GatewayContext;
  authenticate: Authenticate;
  traffic: Traffic;
}

/** Callers of an address that the database is asked for: a key that is none costs as much as one that works. */
const AUTHENTICATION: Rate = { name: 'authentication', calls: 3_000, burst: 1_000 };

const tellWait = (res: Response) => (seconds: number) => res.set('Retry-After', String(seconds));

/** @returns undefined for a stranger: a session that is over signs nobody in */
async function readerOf(
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

/** Settles who calls before a byte of the body is read. @returns undefined where anyone may call */
async function claimsOf(
  route: RouteDefinition,
  { req, res, place }: { req: Request; res: Response; place: string },
  { ctx, authenticate, traffic }: Door,
): Promise<AccessClaims | undefined> {
  if (!route.withoutDatabase && !ctx.readiness.ready()) throw new AppError('database_unavailable');
  if (route.callers.includes('anyone')) return readerOf(route, req, authenticate);
  if (route.authenticate) requireRate(traffic.rates, AUTHENTICATION, `at ${place}`, tellWait(res));
  const claims = await (route.authenticate ?? authenticate)(req);
  if (!route.authenticate) authorise(route, claims);
  traffic.connections.known(req.socket, claims.sub);
  return claims;
}

/** Milliseconds of a body after which its sender is asked again who they are. */
const KNOWN_FOR = 1_000;

/**
 * The right to a call whose body was long on its way: the account may have lost it meanwhile.
 * @param since when who calls was settled, of `performance.now`
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

/** Whose calls are counted together. */
const counted = ({ callers }: RouteDefinition, call: Call): string =>
  callers.includes('anyone') ? `at ${clientAddress(call.req)}` : call.claims.sub;

/** How many accounts of one place may call as often as one may: those that are confirmed, and the others. */
const OF_PLACE = { known: 40, isNew: 4 };

/** The rate of all accounts at one place together. */
function rateOfPlace({ name, calls, burst, bytes }: Rate, isNew: boolean): Rate {
  const times = isNew ? OF_PLACE.isNew : OF_PLACE.known;
  return {
    name: `${name} of ${isNew ? 'new accounts' : 'accounts'}`,
    calls: calls * times,
    burst: burst * times,
    ...(bytes ? { bytes: { aSecond: bytes.aSecond * times, burst: bytes.burst * times } } : {}),
  };
}

/** The rates that a call is counted by, and under which name each. */
function ratesOf(route: RouteDefinition, call: Call): (readonly [Rate, string])[] {
  if (!route.rate) return [];
  const own = [route.rate, counted(route, call)] as const;
  if (route.callers.includes('anyone')) return [own];
  const isNew = call.claims.unconfirmed === true;
  return [own, [rateOfPlace(route.rate, isNew), `at ${clientAddress(call.req)}`]];
}

/** Says in the answer how long to wait. @throws AppError too_many_requests */
function countCall(route: RouteDefinition, { rates }: Traffic, call: Call): void {
  for (const [rate, who] of ratesOf(route, call)) requireRate(rates, rate, who, tellWait(call.res));
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
    for (const [rate, who] of ratesOf(route, call)) rates.sent(rate, who, bytes);
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
    // The body is done with; from here on the answer is held.
    req.body = undefined;
    if (answer instanceof FileAnswer) sendFile(res, answer, hold);
    else if (answer !== undefined && !res.headersSent) await sendJson(res, answer, hold);
    else hold(0);
  };
  if (!route.heavy) return handle();
  const place = clientAddress(req);
  // Accounts cost nothing until they are confirmed: those of one place have their turns together.
  const key = call.claims.unconfirmed ? `new at ${place}` : call.claims.sub;
  await heavy.run(key, handle, call.signal, place);
}

/** The rest of an answer is in its reader's hands. */
function handAnswerOver(res: Response, share: Share): void {
  if (res.closed || res.writableFinished) return;
  try {
    share.handOver(() => res.destroy());
  } catch {
    res.destroy();
  }
}

function callerOf(
  { room }: RouteDefinition,
  { req, place, claims }: { req: Request; place: string; claims: AccessClaims | undefined },
): Caller {
  const { socket } = req;
  const moved = (): number => socket.bytesRead + socket.bytesWritten;
  return { account: claims?.sub, isNew: claims?.unconfirmed, place, room, moved };
}

function mount(router: Router, route: RouteDefinition, door: Door): void {
  const answer = async (req: Request, res: Response): Promise<void> => {
    endUnread(req, res);
    const { pool } = door.traffic;
    const place = clientAddress(req);
    const claims = await claimsOf(route, { req, res, place }, door);
    // Who left while the database was asked: no event would end what is opened now, and the account would be full one day.
    if (res.closed) return;
    const share = pool.open(callerOf(route, { req, place, claims }));
    res.once('close', share.end);
    const call = callOf(req, res, claims, share);
    countCall(route, door.traffic, call);
    if (route.isStream)
      res.once('close', door.traffic.streams.begin(place, claims?.unconfirmed === true));
    await answerCall(route, door, call, share);
    // A live stream holds nothing more, and is counted by itself.
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

/** Mounts all routes; what none of them takes below `/api`, `/sync` is answered with `not_found`. */
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
