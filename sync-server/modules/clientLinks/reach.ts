import { clientSchema, type Client } from '../../../src/domain/records/clients';
import { AppError } from '../../../src/domain/protocol/errors';
import { workspaceDatabase, type Couch, type CouchDatabase } from '../../couch/client';
import { isSameSecret } from '../../http/secrets';
import { workspaceKey, workspaceSchema, type Account } from '../accounts/accountRecords';
import type { AccountStore } from '../accounts/store';
import { isLive, type LinkStore, type StoredClientLink } from './store';
import { readToken, type LinksKey } from './token';
import { readBody, readSound } from '../../store/envelope';

/** Milliseconds after which an opening is noted again: each one would be a write. */
const OPENED_STEP = 3_600_000;

export interface Reached {
  workspaceId: string;
  client: Client;
  link: StoredClientLink;
  account: Account;
  database: CouchDatabase;
}

interface Parts {
  couch: Couch;
  links: LinkStore;
  accounts: AccountStore;
  now: () => Date;
}

export async function findClient(
  couch: Couch,
  workspaceId: string,
  clientId: string,
): Promise<Client | undefined> {
  const stored = await couch.database(workspaceDatabase(workspaceId)).get(`clients:${clientId}`);
  return stored && !stored.deleted ? readSound(clientSchema, stored.body) : undefined;
}

async function workingAccount(
  accounts: AccountStore,
  key: string,
  workspaceId: string,
): Promise<Account | undefined> {
  const account = (await accounts.at(key))?.account;
  const practice = await accounts.database.get(workspaceKey(workspaceId));
  if (!account || account.status !== 'approved' || !practice) return undefined;
  const { members } = readBody(workspaceSchema, practice);
  return members.includes(account.accountId) ? account : undefined;
}

async function noteOpening(
  links: LinkStore,
  key: LinksKey,
  { linkId, openedAt }: StoredClientLink,
  at: Date,
): Promise<void> {
  if (openedAt && Date.parse(openedAt) > at.getTime() - OPENED_STEP) return;
  const opened = (one: StoredClientLink): StoredClientLink =>
    one.linkId === linkId ? { ...one, openedAt: at.toISOString() } : one;
  await links.update(key, (present) => present && { ...present, links: present.links.map(opened) });
}

export function createReach({ couch, links, accounts, now }: Parts) {
  return async (token: string): Promise<Reached> => {
    const read = readToken(token);
    const document = read && (await links.at(read.key));
    const link = document?.links.find(
      ({ hash }) => hash !== undefined && read !== undefined && isSameSecret(read.hash, hash),
    );
    if (!read || !document || !link || !isLive(link, now()))
      throw new AppError('client_link_invalid');
    const { workspaceId, clientId } = document;
    const account = await workingAccount(accounts, link.by, workspaceId);
    const client = account && (await findClient(couch, workspaceId, clientId));
    if (!account || !client) throw new AppError('client_link_invalid');
    await noteOpening(links, read.key, link, now());
    const database = couch.database(workspaceDatabase(workspaceId));
    return { workspaceId, client, link, account, database };
  };
}
