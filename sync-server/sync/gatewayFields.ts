import type { TwoWayName } from '../../src/domain/records';
import type { WireDocument } from '../../src/domain/protocol/protocol';

interface Author {
  accountId: string;
  name?: string | undefined;
}

export interface Forbidden {
  path: string;
  code: 'set_by_gateway' | 'changed' | 'not_the_author';
}

interface Version {
  next: WireDocument;
  stored: WireDocument | undefined;
  author: Author;
}
type Check = (version: Version) => Forbidden | undefined;

/** Only administrators approve; whoever wrote the document may take the approval back. */
const approval: Check = ({ next, stored }) =>
  next.isApproved === true && stored?.isApproved !== true
    ? { path: 'isApproved', code: 'set_by_gateway' }
    : undefined;

/** A refusal of an administrator stands. */
const refusal: Check = ({ next, stored }) =>
  stored?.status === 'rejected' && next.status !== 'rejected'
    ? { path: 'status', code: 'set_by_gateway' }
    : undefined;

const uploader: Check = ({ next, stored }) => {
  if (!stored)
    return next.uploadedBy === next.expertId
      ? undefined
      : { path: 'uploadedBy', code: 'not_the_author' };
  return next.uploadedBy === stored.uploadedBy
    ? undefined
    : { path: 'uploadedBy', code: 'changed' };
};

/** The name that others read is the account's own; that of a colleague comes back as it was, after a restore. */
const authorName: Check = ({ next, stored, author }) => {
  if (stored && stored.expertName === next.expertName) return undefined;
  const isOwn = next.expertId === author.accountId;
  if (isOwn && (author.name === undefined || next.expertName === author.name.slice(0, 300)))
    return undefined;
  if (!isOwn && !stored) return undefined;
  return { path: 'expertName', code: stored ? 'changed' : 'not_the_author' };
};

const CHECKS: Partial<Record<TwoWayName, readonly Check[]>> = {
  images: [approval, refusal, uploader, authorName],
};

export function forbiddenField(collection: TwoWayName, version: Version): Forbidden | undefined {
  for (const check of CHECKS[collection] ?? []) {
    const rejection = check(version);
    if (rejection) return rejection;
  }
  return undefined;
}
