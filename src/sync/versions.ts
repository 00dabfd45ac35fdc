import type { Hello } from '../domain/protocol/protocol';
import { isOlder, NEEDED_PROTOCOL } from '../domain/protocol/protocolVersions';
import { APP_VERSION } from '../gateway/appVersion';
import { ServerAnswer } from '../gateway/calls';

/**
 * The side to be updated before this device may push. An outdated app still pulls, and keeps unknown fields; an outdated
 * gateway lacks the calls that this app makes.
 */
export type Outdated = 'app' | 'gateway' | null;

export function outdatedBy({ protocol, leastApp }: Pick<Hello, 'protocol' | 'leastApp'>): Outdated {
  // A text that is no version is older than all.
  if (isOlder(APP_VERSION, leastApp ?? '')) return 'app';
  return isTooOld(protocol) ? 'gateway' : null;
}

export function isTooOld(protocol: unknown): boolean {
  return typeof protocol !== 'number' || protocol < NEEDED_PROTOCOL;
}

/** Another gateway than that of `hello` may have answered. */
export function outdatedByRefusal(error: unknown): Outdated {
  if (!(error instanceof ServerAnswer)) return null;
  if (error.code === 'app_outdated') return 'app';
  // Our own gateway's 404 means that it does not have the call.
  const isUnknown = error.status === 404 && error.code !== null;
  return error.code === 'gateway_outdated' || isUnknown ? 'gateway' : null;
}
