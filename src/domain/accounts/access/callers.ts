import { accountStatusSchema, type AdminRole, type AccountStatus, type Role } from './roles';
import { hasPermission, type Permission } from './permissions';

/**
 * Who may make a call. `signed-in`: any valid token of an account that is not suspended; `expert`: an
 * approved expert; `staff`: any administrator; `admin:…`: an administrator whose role holds the permission; `api-key`: a practice's own software
 * with one of its keys, and nobody who is signed in.
 */
export type Caller =
  | 'anyone'
  | 'signed-in'
  | 'expert'
  | 'staff'
  | 'api-key'
  | `admin:${Permission}`;
export type Callers = readonly [Caller, ...Caller[]];

interface Claims {
  role: Role;
  adminRole?: AdminRole | undefined;
  status: AccountStatus;
  secondFactorDue?: boolean | undefined;
}

function holds(role: AdminRole | undefined, caller: Caller): boolean {
  const [kind, permission] = caller.split(':');
  return kind === 'admin' && hasPermission(role, permission as Permission);
}

function isAmong(callers: Callers, { role, adminRole, status }: Claims): boolean {
  if (callers.includes('signed-in')) return true;
  if (status !== 'approved') return false;
  if (role === 'expert') return callers.includes('expert');
  if (role !== 'admin') return false;
  return callers.includes('staff') || callers.some((caller) => holds(adminRole, caller));
}

const STATUSES: ReadonlySet<string> = new Set(accountStatusSchema.options);

export type Refusal =
  | 'account_suspended'
  | 'second_factor_required'
  | 'account_not_approved'
  | 'forbidden';

/**
 * Why somebody who is signed in may not make a call; undefined where they may. A status that only a newer gateway knows
 * may be a lock: it opens nothing here, not even what a rejected account may do. A role that only that one knows is
 * neither an expert's nor an administrator's.
 */
export function getRefusal(
  { callers, beforeSecondFactor }: { callers: Callers; beforeSecondFactor?: boolean | undefined },
  claims: Claims,
): Refusal | undefined {
  const isKnown = STATUSES.has(claims.status);
  if (claims.status === 'suspended') return 'account_suspended';
  if (claims.secondFactorDue && !beforeSecondFactor) return 'second_factor_required';
  if (isKnown && isAmong(callers, claims)) return undefined;
  const isForExperts = !isKnown || callers.includes('expert');
  return isForExperts && claims.role === 'expert' ? 'account_not_approved' : 'forbidden';
}
