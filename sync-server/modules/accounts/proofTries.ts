import type { Request } from 'express';
import type { Proof } from '../../../src/api/security';
import { ERRORS } from '../../../src/domain/protocol/errors';
import { clientAddress } from '../../http/clientAddress';
import { createSharedLimits } from '../../http/limits';
import type { Logger } from '../../http/log';
import type { Call } from '../../http/routes';
import type { Counters } from '../limits/counters';

const WRONG_PER_HOUR = 10;

/** @throws AppError try_later after too many failures; what `work` throws */
export type ProofTries = <T>(call: Call, work: () => Promise<T>) => Promise<T>;

/** One count per account for all calls that ask for proof. */
export function createProofTries(parts: { counters: Counters; log: Logger }): ProofTries {
  const callers = new WeakMap<Request, string>();
  const limited = createSharedLimits(
    [
      {
        name: 'second factor',
        most: WRONG_PER_HOUR,
        per: 'hour',
        getKey: (req) => callers.get(req) ?? clientAddress(req),
        counts: (status) => status === ERRORS.wrong_code[0],
      },
    ],
    parts.counters,
    parts.log,
  );
  return ({ req, res, claims }, work) => {
    callers.set(req, claims.sub);
    return limited(req, res, work);
  };
}

export const buildProof = ({ req, body }: { req: Request; body: Proof }) => ({
  ...body,
  address: clientAddress(req),
});
