import { hasPermission } from '../../domain/account';
import type { AccountStatus, AdminRole } from '../../domain/account';

/** What the server calls it, under the name that a person reads: an approval and the end of a suspension are one call. */
export type Decision = 'activate' | 'reactivate' | 'reject' | 'suspend';

/** Whether a decision turns somebody away, so that a reason is asked for. */
export const isRefusal = (decision: Decision): decision is Refusal =>
  decision === 'reject' || decision === 'suspend';

export type Refusal = 'reject' | 'suspend';

const POSSIBLE: Record<AccountStatus, readonly Decision[]> = {
  pending: ['activate', 'reject'],
  approved: ['suspend'],
  suspended: ['reactivate'],
  rejected: ['activate'],
};

/** What an administrator may decide about an expert of a status; the server has the last word. */
export function decisionsFor(role: AdminRole | undefined, status: AccountStatus): Decision[] {
  return POSSIBLE[status].filter((decision) =>
    hasPermission(role, decision === 'reactivate' ? 'activateAccounts' : 'manageExperts'),
  );
}
