import { hasPermission, type Permission } from '../../domain/accounts/access/permissions';
import type { ExpertRecord } from '../../api/experts';
import type { AccountStatus, AdminRole } from '../../domain/accounts/access/roles';

/**
 * Decisions under the name that a person reads: for the server an approval and the end of a suspension are one
 * call.
 */
export type Decision = 'activate' | 'reactivate' | 'reject' | 'suspend' | 'verify';

export const isRefusal = (decision: Decision): decision is Refusal =>
  decision === 'reject' || decision === 'suspend';

export type Refusal = 'reject' | 'suspend';

const POSSIBLE: Record<AccountStatus, readonly Decision[]> = {
  pending: ['activate', 'reject'],
  approved: ['verify', 'suspend'],
  suspended: ['reactivate'],
  rejected: ['activate'],
};

const WANTED: Record<Decision, Permission> = {
  activate: 'decideApplications',
  reject: 'decideApplications',
  reactivate: 'manageExperts',
  suspend: 'manageExperts',
  verify: 'manageExperts',
};

export function decisionsFor(
  role: AdminRole | undefined,
  { status, verified }: Pick<ExpertRecord, 'status' | 'verified'>,
): Decision[] {
  const possible = Object.hasOwn(POSSIBLE, status) ? POSSIBLE[status] : [];
  return possible.filter(
    (decision) =>
      // An older gateway does not report verification and cannot verify.
      (decision !== 'verify' || verified === false) && hasPermission(role, WANTED[decision]),
  );
}
