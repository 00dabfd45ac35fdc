import type { Hello } from '../domain/protocol/protocol';
import { isOlder, NEEDED_PROTOCOL } from '../domain/protocol/protocolVersions';
import { APP_VERSION } from '../gateway/appVersion';
import { ServerAnswer } from '../gateway/calls';

/**
 * Which side has to be updated before this device may push; null: neither. An outdated app still pulls, and keeps
 * what it reads whole; an outdated gateway does not have the calls that this app makes.
 */
export type Outdated = 'app' | 'gateway' | null;

/** Reads the versions in `hello`. */
export function outdatedBy({ protocol, leastApp }: Pick<Hello, 'protocol' | 'leastApp'>): Outdated {
  // A text that is no version is older than all.
  if (isOlder(APP_VERSION, leastApp ?? '')) return 'app';
  return isTooOld(protocol) ? 'gateway' : null;
}

/** Whether a gateway that names this protocol would refuse what this app may push. */
export function isTooOld(protocol: unknown): boolean {
  return typeof protocol !== 'number' || protocol < NEEDED_PROTOCOL;
}

/** Which side is outdated by what a refused call says: another gateway than that of `hello` may have answered. */
export function outdatedByRefusal(error: unknown): Outdated {
  if (!(error instanceof ServerAnswer)) return null;
  if (error.code === 'app_outdated') return 'app';
  // One of ours that does not have the call.
  const isUnknown = error.status === 404 && error.code !== null;
  return error.code === 'gateway_outdated' || isUnknown ? 'gateway' : null;
}
