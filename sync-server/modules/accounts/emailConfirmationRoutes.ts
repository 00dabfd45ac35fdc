import type { Request } from 'express';
import { confirmEmail, sendConfirmation } from '../../../src/api/emailConfirmation';
import { ERRORS } from '../../../src/domain/protocol/errors';
import { createSharedLimits, limitWrong, type LimitOptions } from '../../http/limits';
import type { Logger } from '../../http/log';
import { clientAddress } from '../../http/clientAddress';
import { route } from '../../http/route';
import type { RouteDefinition } from '../../http/routes';
import type { EmailConfirmation } from './emailConfirmation';
import type { Counters } from '../limits/counters';

const MAILS_PER_HOUR = 3;
const WRONG_LINKS = 30;

interface Parts {
  confirmation: EmailConfirmation;
  counters: Counters;
  log: Logger;
}

function createConfirmationLimits({ counters, log }: Pick<Parts, 'counters' | 'log'>) {
  const callers = new WeakMap<Request, string>();
  const hourly = (options: Omit<LimitOptions, 'per'>) =>
    createSharedLimits([{ ...options, per: 'hour' }], counters, log);
  return {
    sends: hourly({
      name: 'confirm mails',
      most: MAILS_PER_HOUR,
      getKey: (req) => callers.get(req) ?? clientAddress(req),
    }),
    confirms: limitWrong(
      hourly({ name: 'confirm', most: WRONG_LINKS, getKey: clientAddress }),
      (status) => status === ERRORS.confirm_link_invalid[0],
    ),
    setCaller: (req: Request, accountId: string) => void callers.set(req, accountId),
  };
}

export function emailConfirmationRoutes(parts: Parts): RouteDefinition[] {
  const { confirmation } = parts;
  const { sends, confirms, setCaller } = createConfirmationLimits(parts);
  return [
    route(sendConfirmation, async ({ claims, req, res }) => {
      setCaller(req, claims.sub);
      await sends(req, res, () => confirmation.send(claims));
    }),
    route(confirmEmail, async ({ req, res, body: { token } }) => {
      await confirms(req, res, () => confirmation.confirm(token));
    }),
  ];
}
