import type { Couch, CouchDatabase, StoredDocument } from '../../couch/client';
import { workspaceDatabase } from '../../couch/client';
import {
  ACCOUNTS_DATABASE,
  accountKey,
  envelope,
  workspaceKey,
  type Account,
  type Workspace,
} from '../accounts/accountRecords';
import { hashPassword } from '../accounts/password';
import { ADMIN, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './accounts';
import { demoDocuments } from './records';

/** Written last: a seeding that was interrupted begins again and fills what is missing. */
const SEEDED = 'demo:seeded';
/** The same where the administrator is left out. */
const SEEDED_PEOPLE = 'demo:seeded-people';
const SEEDER = 'demo-seed';

/** Writes what is not there yet; what is there, changed by a person or not, stays. */
async function addMissing(database: CouchDatabase, documents: StoredDocument[]): Promise<number> {
  const results = await database.bulk(documents);
  let added = 0;
  for (const result of results) {
    if (result.ok) added += 1;
    else if (result.error !== 'conflict')
      throw new Error(`${result.id} was refused: ${result.error} ${result.reason}`);
  }
  return added;
}

function workspaceDocuments(person: DemoPerson, now: Date): StoredDocument[] {
  return demoDocuments(person, now).map(({ collection, document }) => ({
    ...envelope(`${collection}:${document.id}`, document, person.accountId, now),
    device: SEEDER,
  }));
}

function accountDocuments(person: DemoPerson, passwordHash: string, now: Date): StoredDocument[] {
  const { accountId, workspaceId, email, name, role, plan, adminRole } = person;
  const createdAt = now.toISOString();
  const account: Account = {
    accountId,
    workspaceId,
    email,
    name,
    role,
    ...(adminRole === undefined ? {} : { adminRole }),
    passwordHash,
    status: 'approved',
    verifiedName: name,
    createdAt,
  };
  const workspace: Workspace = { workspaceId, members: [accountId], plan, createdAt };
  return [
    envelope(workspaceKey(workspaceId), workspace, SEEDER, now),
    envelope(accountKey(email), account, SEEDER, now),
  ];
}

/**
 * Fills an installation with the demo accounts and their practices, once. May be interrupted, run
 * again, and run by two gateways at the same time: every document has a fixed id and is only ever
 * added. An account comes after the data of its workspace, so nobody signs in to half of it.
 * @param people without the administrator where others can reach the gateway
 * @returns how many documents were added; 0 when everything was there
 * @throws CouchUnavailable when the database goes away
 */
export async function seedDemo(
  couch: Couch,
  now: Date,
  people: readonly DemoPerson[] = DEMO_PEOPLE,
): Promise<number> {
  await couch.ensureDatabase(ACCOUNTS_DATABASE);
  const accounts = couch.database(ACCOUNTS_DATABASE);
  const seeded = people.includes(ADMIN) ? SEEDED : SEEDED_PEOPLE;
  if ((await accounts.get(SEEDED)) ?? (await accounts.get(seeded))) return 0;
  let added = 0;
  // One hash for all: their password is the same, and public.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  for (const person of people) {
    const name = workspaceDatabase(person.workspaceId);
    await couch.ensureDatabase(name);
    if (person.role === 'expert')
      added += await addMissing(couch.database(name), workspaceDocuments(person, now));
    added += await addMissing(accounts, accountDocuments(person, passwordHash, now));
  }
  await addMissing(accounts, [envelope(seeded, { seededAt: now.toISOString() }, SEEDER, now)]);
  return added;
}
