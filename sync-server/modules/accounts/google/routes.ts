import type { Request } from 'express';
import {
  finishGoogle,
  GOOGLE_QUERY,
  googleCallback,
  linkGoogle,
  readGoogleTicket,
  registerWithGoogle,
  startGoogle,
  unlinkGoogle,
} from '../../../../src/api/google';
import { AppError, ERRORS } from '../../../../src/domain/protocol/errors';
import { getDeviceName } from '../../../../src/domain/accounts/userAgent';
import { clientAddress } from '../../../http/clientAddress';
import { createSharedLimits } from '../../../http/limits';
import type { Logger } from '../../../http/log';
import { route } from '../../../http/route';
import type { Call, RouteDefinition } from '../../../http/routes';
import type { Counters } from '../../limits/counters';
import { accountKey } from '../accountRecords';
import { readOrigin } from '../events';
import type { KnownDevices } from '../knownDevice';
import { withRefreshCookie } from '../refreshCookie';
import type { SignedIn } from '../service';
import type { GoogleSignIn } from './google';
import { newTicketId, type GoogleTickets, type GoogleTry } from './tickets';

const RATE = { name: 'google sign-in', calls: 240, burst: 120 } as const;
const WRONG_PER_HOUR = 10;
const LOGIN = '/expert/login';

interface Parts {
  google: GoogleSignIn | undefined;
  tickets: GoogleTickets;
  devices: KnownDevices;
  counters: Counters;
  log: Logger;
}

/** Own paths only, against open redirects. */
const isOwnPath = (next: string): boolean => /^\/(expert|admin)\/[^/\\]/.test(next);

function lead({ res }: Call, url: string): undefined {
  res.set('Cache-Control', 'no-store');
  res.redirect(303, url);
}

function loginPage(code: string, next: string | undefined): string {
  const further = next === undefined ? '' : `&next=${encodeURIComponent(next)}`;
  return `${LOGIN}?${GOOGLE_QUERY}=${code}${further}`;
}

const getErrorCode = (error: unknown): string =>
  error instanceof AppError ? error.code : 'google_away';

const getReturnPage = (tried: GoogleTry | undefined, code: string): string =>
  tried?.link ? `${tried.link.page}?${GOOGLE_QUERY}=${code}` : loginPage(code, tried?.next);

async function comeBack(
  call: Call,
  { google, tickets }: { google: GoogleSignIn; tickets: GoogleTickets },
  tried: GoogleTry,
): Promise<'linked' | 'ready'> {
  const { req, res } = call;
  // Read-only check before the provider is asked; nothing is written until it has answered.
  await google.links.requireUnused(tried.state);
  const query = new URL(req.originalUrl, 'http://gateway').searchParams;
  const identity = await google.provider.finish(query, tried);
  await google.links.use(tried.state);
  if (tried.link) {
    await google.link(tried.link, identity, readOrigin(req));
    return 'linked';
  }
  await tickets.give(req, res, 'ticket', { id: newTicketId(), ...identity });
  return 'ready';
}

function startRoute({ google, tickets }: Parts): RouteDefinition {
  return route(
    startGoogle,
    async (call) => {
      const { next } = call.query;
      const nextParam = next !== undefined && isOwnPath(next) ? { next } : {};
      if (!google) return lead(call, loginPage('google_off', nextParam.next));
      try {
        const { url, checks } = await google.provider.begin();
        await tickets.give(call.req, call.res, 'try', { ...checks, ...nextParam });
        return lead(call, url);
      } catch (error) {
        return lead(call, loginPage(getErrorCode(error), nextParam.next));
      }
    },
    { rate: RATE },
  );
}

function callbackRoute({ google, tickets, log }: Parts): RouteDefinition {
  return route(
    googleCallback,
    async (call) => {
      const tried = await tickets.read(call.req, 'try');
      tickets.clear(call.req, call.res, 'try');
      if (!google) return lead(call, loginPage('google_off', undefined));
      if (!tried) return lead(call, loginPage('google_expired', undefined));
      try {
        return lead(call, getReturnPage(tried, await comeBack(call, { google, tickets }, tried)));
      } catch (error) {
        if (!(error instanceof AppError)) log.warn({ err: error }, 'a Google sign-in failed');
        return lead(call, getReturnPage(tried, getErrorCode(error)));
      }
    },
    { rate: RATE },
  );
}

function createTries({ counters, log }: Parts) {
  const names = new WeakMap<Request, string>();
  const limited = createSharedLimits(
    [
      {
        name: 'google',
        most: WRONG_PER_HOUR,
        per: 'hour',
        getKey: (req) => names.get(req) ?? clientAddress(req),
        counts: (status) => status === ERRORS.wrong_password[0],
      },
    ],
    counters,
    log,
  );
  return <T>({ req, res }: Call, name: string, work: () => Promise<T>): Promise<T> => {
    names.set(req, name);
    return limited(req, res, work);
  };
}
type Tried = ReturnType<typeof createTries>;

/** @throws AppError google_off, google_expired */
async function held({ google, tickets }: Parts, { req }: Call) {
  if (!google) throw new AppError('google_off');
  const ticket = await tickets.read(req, 'ticket');
  if (!ticket) throw new AppError('google_expired');
  return { google, ticket };
}

function finishRoute(parts: Parts, tried: Tried): RouteDefinition {
  const { devices } = parts;
  return route(
    finishGoogle,
    async (call) => {
      const { google, ticket } = await held(parts, call);
      const { req, body } = call;
      const entry = {
        ...body,
        deviceName: body.deviceName ?? getDeviceName(req.get('user-agent')),
        address: clientAddress(req),
        origin: readOrigin(req),
        knows: (key: string) => devices.getName(req, key) !== undefined,
        claim: () => google.links.use(ticket.id),
      };
      const work = () => google.enter(ticket, entry);
      const isTry = [body.password, body.code, body.passkey].some((one) => one !== undefined);
      const signedIn = await (isTry ? tried(call, ticket.sub, work) : work());
      return enter(parts, call, signedIn);
    },
    { room: 'sign-in' },
  );
}

function enter({ tickets, devices }: Parts, { req, res }: Call, signedIn: SignedIn) {
  tickets.clear(req, res, 'ticket');
  devices.mark(req, res, accountKey(signedIn.response.account.email));
  return withRefreshCookie(req, res, signedIn);
}

function ticketRoutes(parts: Parts, tried: Tried): RouteDefinition[] {
  return [
    route(readGoogleTicket, async (call) => {
      const { email, name } = (await held(parts, call)).ticket;
      return { email, name };
    }),
    finishRoute(parts, tried),
    route(
      registerWithGoogle,
      async (call) => {
        const { google, ticket } = await held(parts, call);
        const { req, body } = call;
        const claim = () => google.links.use(ticket.id);
        const from = { address: clientAddress(req), origin: readOrigin(req), claim };
        const deviceName = body.deviceName ?? getDeviceName(req.get('user-agent'));
        const signedIn = await google.register(ticket, { ...body, deviceName }, from);
        return enter(parts, call, signedIn);
      },
      { rate: RATE },
    ),
  ];
}

export function googleRoutes(parts: Parts): RouteDefinition[] {
  const { google, tickets } = parts;
  const tried = createTries(parts);
  return [
    startRoute(parts),
    callbackRoute(parts),
    ...ticketRoutes(parts, tried),
    route(linkGoogle, async (call) => {
      if (!google) throw new AppError('google_off');
      const proof = { ...call.body, address: clientAddress(call.req) };
      const link = await tried(call, call.claims.sub, () => google.prove(call.claims, proof));
      const { url, checks } = await google.provider.begin();
      await tickets.give(call.req, call.res, 'try', { ...checks, link });
      return { url };
    }),
    route(unlinkGoogle, async (call) => {
      if (!google) throw new AppError('google_off');
      const proof = { ...call.body, address: clientAddress(call.req) };
      await tried(call, call.claims.sub, () =>
        google.unlink(call.claims, proof, readOrigin(call.req)),
      );
    }),
  ];
}
