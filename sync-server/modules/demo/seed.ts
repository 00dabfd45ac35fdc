import {
  workspaceDatabase,
  type Couch,
  type CouchDatabase,
  type StoredDocument,
} from '../../couch/client';
import { accountKey, workspaceKey, type Account, type Workspace } from '../accounts/accountRecords';
import { hashPassword } from '../accounts/password';
import { ADMIN, DEMO_PASSWORD, DEMO_PEOPLE, type DemoPerson } from './accounts';
import { MARKS } from '../published/moderationMarks';
import { demoBusiness, type DemoBusiness } from './business/business';
import { beginDemo } from './business/start';
import { beganAt, Calendar, demoDocuments, type DemoDocument } from './records';
import { ACCOUNTS_DATABASE, envelope } from '../../store/envelope';

/** Written last, so that an interrupted seeding begins again. */
const SEEDED = 'demo:seeded-4';
const SEEDED_PEOPLE = 'demo:seeded-people-4';
const SEEDER = 'demo-seed';

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

function workspaceDocuments(
  person: DemoPerson,
  documents: readonly DemoDocument[],
  now: Date,
): StoredDocument[] {
  return documents.map(({ collection, document }) => ({
    ...envelope(`${collection}:${document.id}`, document, person.accountId, now),
    device: SEEDER,
    receivedAt: document.updatedAt,
  }));
}

function accountDocuments(person: DemoPerson, passwordHash: string, now: Date): StoredDocument[] {
  const { accountId, workspaceId, email, name, role, plan, adminRole, profile } = person;
  const createdAt = beganAt(new Calendar(now));
  const account: Account = {
    accountId,
    workspaceId,
    email,
    name,
    role,
    ...(adminRole === undefined ? {} : { adminRole }),
    ...(role === 'expert' ? { takesOrders: true } : {}),
    ...(profile === undefined ? {} : { application: { ...profile, isPublic: true } }),
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

const filedDocuments = (filed: DemoBusiness['filed'], at: Date): StoredDocument[] =>
  filed.map(([key, body]) => envelope(key, body, SEEDER, at));

/** Written first: a gateway that projects meanwhile must not publish what staff took down. */
const listMarks = ({ filed }: DemoBusiness) => filed.filter(([key]) => key.startsWith(MARKS));

async function addBusiness(couch: Couch, { filed, made }: DemoBusiness, at: Date): Promise<number> {
  let added = 0;
  for (const { person, documents } of made) {
    const database = couch.database(workspaceDatabase(person.workspaceId));
    added += await addMissing(database, workspaceDocuments(person, documents, at));
  }
  const accounts = couch.database(ACCOUNTS_DATABASE);
  return added + (await addMissing(accounts, filedDocuments(filed, at)));
}

/**
 * Repeatable and safe for two gateways at once: ids are fixed and documents only added. Accounts come last, so nobody
 * signs in to half a workspace.
 * @param people without the administrator where others can reach the gateway
 * @returns documents added
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
  const start = await beginDemo(accounts, now);
  const at = new Date(start.at);
  let added = 0;
  // One hash for all: their password is the same, and public.
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const business = people.includes(ADMIN) ? demoBusiness(start, passwordHash) : undefined;
  if (business) added += await addMissing(accounts, filedDocuments(listMarks(business), at));
  for (const person of people) {
    const name = workspaceDatabase(person.workspaceId);
    await couch.ensureDatabase(name);
    if (person.role === 'expert')
      added += await addMissing(
        couch.database(name),
        workspaceDocuments(person, demoDocuments(person, at), at),
      );
    added += await addMissing(accounts, accountDocuments(person, passwordHash, at));
  }
  if (business) added += await addBusiness(couch, business, at);
  await addMissing(accounts, [envelope(seeded, { seededAt: now.toISOString() }, SEEDER, now)]);
  return added;
}
