import { createHash, randomBytes } from 'node:crypto';
import { isSameSecret } from '../../http/secrets';
import type { Account, StoredLink } from './accountRecords';

/**
 * Links that work at once, more than are mailed within two hours: what strangers ask for must not end those of the owner. Beyond
 * that the earliest stay, for a registration's own is among them, and the newest.
 */
const MAX_LINKS = 24;
const EARLIEST = 3;

export interface MailLink {
  token: string;
  addTo: (account: Account) => Account;
}

export interface LinkKind {
  minutes: number;
  of(account: Account): readonly StoredLink[];
  put(account: Account, links: StoredLink[]): Account;
}

function limitLinks(links: StoredLink[]): StoredLink[] {
  if (links.length <= MAX_LINKS) return links;
  return [...links.slice(0, EARLIEST), ...links.slice(EARLIEST - MAX_LINKS)];
}

const hashSecret = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

export function newMailLink(kind: LinkKind, key: string, now: Date): MailLink {
  const secret = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + kind.minutes * 60_000).toISOString();
  return {
    token: `${key.slice(key.indexOf(':') + 1)}.${secret}`,
    addTo: (account) => {
      const valid = kind.of(account).filter((link) => link.expiresAt > now.toISOString());
      return kind.put(account, limitLinks([...valid, { hash: hashSecret(secret), expiresAt }]));
    },
  };
}

export function readLinkToken(token: string): { key: string; secret: string } | undefined {
  const [, id, secret] = /^([0-9a-f]{64})\.([\w-]{43})$/.exec(token) ?? [];
  return id === undefined || secret === undefined ? undefined : { key: `account:${id}`, secret };
}

export function holdsLink(kind: LinkKind, account: Account, secret: string, now: Date): boolean {
  return kind
    .of(account)
    .some(
      ({ hash, expiresAt }) =>
        isSameSecret(hashSecret(secret), hash) && expiresAt > now.toISOString(),
    );
}
