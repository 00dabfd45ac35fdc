import { isDeepStrictEqual } from 'node:util';
import type { StoredDocument } from '../../couch/client';
import type { PlannedWrite, PushEffect, PushRefusal } from '../../sync/pushEffect';

const isConsent = (stored: StoredDocument | undefined): stored is StoredDocument =>
  stored?.type === 'records' && stored.body.kind === 'consent';

/** Fields that a later act adds to a signed record. */
const ADDED = new Set(['withdrawnDate', 'notes', 'updatedAt']);

function changesProof(before: Record<string, unknown>, after: Record<string, unknown>): boolean {
  if (before.withdrawnDate !== undefined && after.withdrawnDate !== before.withdrawnDate)
    return true;
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].some(
    (field) => !ADDED.has(field) && !isDeepStrictEqual(before[field], after[field]),
  );
}

function breaksProof({ stored, write }: PlannedWrite): boolean {
  if (!isConsent(stored)) return false;
  if (write.deleted) return true;
  const isFixed = stored.body.signature !== undefined || stored.body.withdraws !== undefined;
  return isFixed && changesProof(stored.body, write.body);
}

/** A consent is proof: none is deleted, and of a signed one only the day of its withdrawal is added. */
export const consentProof: PushEffect = {
  begin: ({ rows }) => {
    const isNamed = rows.some(({ row }) => row.collection === 'records');
    if (!isNamed) return undefined;
    return {
      // oxlint-disable-next-line require-await -- the interface is asynchronous
      claim: async (writes) =>
        new Map<PlannedWrite, PushRefusal>(
          writes.filter(breaksProof).map((write) => [write, { code: 'consent_kept' }]),
        ),
    };
  },
};
