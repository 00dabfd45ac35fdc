import type { Request } from 'express';
import { AppError } from '../../src/domain/protocol/errors';
import {
  APP_VERSION_HEADER,
  isOlder,
  namedProtocol,
  namedVersion,
  NEEDED_PROTOCOL_HEADER,
  PROTOCOL,
} from '../../src/domain/protocol/protocolVersions';

/**
 * Refuses the whole call, so that no document is refused for its sender's version.
 * @throws AppError gateway_outdated, app_outdated
 */
export function requireVersions(req: Request, leastApp: string): void {
  if (namedProtocol(req.get(NEEDED_PROTOCOL_HEADER)) > PROTOCOL)
    throw new AppError('gateway_outdated', { protocol: PROTOCOL });
  if (isOlder(namedVersion(req.get(APP_VERSION_HEADER)), leastApp))
    throw new AppError('app_outdated', { leastApp });
}
