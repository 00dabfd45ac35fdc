import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import type { Config } from '../../sync-server/config';
import { workspaceDatabase, type Couch, type StoredDocument } from '../../sync-server/couch/client';
import { setUpDatabases } from '../../sync-server/couch/setup';
import { accountKey, workspaceKey } from '../../sync-server/modules/accounts/accountRecords';
import { hashPassword } from '../../sync-server/modules/accounts/password';
import { createSessions } from '../../sync-server/modules/accounts/sessions';
import { keepStarterSet } from '../../sync-server/modules/catalogue/load';
import type { Identity } from './device';
import { workspaceDocuments } from './records';
import { DEVICES_PER_WORKSPACE, type Options } from './options';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

const AT_ONCE = 6;
const SHARED_EVERY = 4;
const NOTE = 'load.json';

const buildWorkspaceId = (index: number): string => `load-w-${index}`;
const buildAccountId = (workspace: number, member: number): string =>
  `load-a-${workspace}-${workspace % SHARED_EVERY === 0 ? member : 0}`;
const buildEmail = (accountId: string): string => `${accountId}@example.vn`;

async function inParallel(
  count: number,
  atOnce: number,
  task: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < count) await task(next++);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, work));
}

async function fillOne(couch: Couch, index: number, documents: number, at: string): Promise<void> {
  const workspaceId = buildWorkspaceId(index);
  const accountId = buildAccountId(index, 0);
  const name = workspaceDatabase(workspaceId);
  await couch.ensureDatabase(name);
  const stored = workspaceDocuments({ workspaceId, expertId: accountId }, documents, at).map(
    ({ collection, body }): StoredDocument => ({
      _id: `${collection}:${body.id}`,
      type: collection,
      deleted: false,
      body,
      by: accountId,
      device: 'load',
      receivedAt: at,
    }),
  );
  const results = await couch.database(name).bulk(stored);
  const refused = results.find((result) => !result.ok && result.error !== 'conflict');
  if (refused) throw new Error(`${name}: ${JSON.stringify(refused)}`);
  // All of it is private, so the projection has nothing to show and its checkpoint is the end.
  const [epoch, seq] = await Promise.all([couch.epoch(name), couch.database(name).lastSeq()]);
  await couch.database('published').putLocal(`projection-${workspaceId}`, { epoch, seq });
}

function readNote(dataDir: string): { workspaces: number; documents: number } | undefined {
  const file = join(dataDir, NOTE);
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')) as { workspaces: number; documents: number };
}

export async function fill(
  couch: Couch,
  dataDir: string,
  { workspaces, documents }: Pick<Options, 'workspaces' | 'documents'>,
  say: (text: string) => void,
): Promise<{ filled: number; ms: number }> {
  await setUpDatabases(couch);
  await keepStarterSet(couch, new Date());
  const note = readNote(dataDir);
  const present = note?.documents === documents ? note.workspaces : 0;
  const started = performance.now();
  const at = new Date().toISOString();
  const STEP = 50;
  for (let from = present; from < workspaces; from += STEP) {
    const count = Math.min(STEP, workspaces - from);
    await inParallel(count, AT_ONCE, (index) => fillOne(couch, from + index, documents, at));
    const done = { workspaces: from + count, documents };
    writeFileSync(join(dataDir, NOTE), JSON.stringify(done));
    const rate = ((from + count - present) * documents * 1000) / (performance.now() - started);
    if ((from / STEP) % 10 === 9)
      say(`filled ${from + count} workspaces, ${Math.round(rate)} documents/s`);
  }
  return { filled: Math.max(0, workspaces - present), ms: performance.now() - started };
}

/** Only the password's hash is shared, because 2,000 of them would take minutes and tell nothing. */
export async function people(couch: Couch, config: Config, devices: number): Promise<Identity[]> {
  const database = couch.database(ACCOUNTS_DATABASE);
  const now = new Date();
  const createdAt = now.toISOString();
  const passwordHash = await hashPassword(randomUUID());
  const practices = devices / DEVICES_PER_WORKSPACE;
  const documents: StoredDocument[] = [];
  for (let index = 0; index < practices; index += 1) {
    const workspaceId = buildWorkspaceId(index);
    const members = [...new Set([buildAccountId(index, 0), buildAccountId(index, 1)])];
    const practice = { workspaceId, members, plan: 'business', createdAt };
    documents.push(envelope(workspaceKey(workspaceId), practice, members[0] ?? '', now));
    for (const accountId of members) {
      const email = buildEmail(accountId);
      const identity = { accountId, workspaceId, email, name: 'Lan', passwordHash };
      const account = { ...identity, role: 'expert', status: 'approved', createdAt };
      documents.push(envelope(accountKey(email), account, accountId, now));
    }
  }
  for (let from = 0; from < documents.length; from += 500)
    await database.bulk(documents.slice(from, from + 500));

  const { sessionSecret } = config;
  const sessions = createSessions({ database, sessionSecret, now: () => new Date() });
  const identities: Identity[] = [];
  await inParallel(devices, AT_ONCE, async (index) => {
    const workspace = index % practices;
    const accountId = buildAccountId(workspace, index < practices ? 0 : 1);
    const key = accountKey(buildEmail(accountId));
    const { cookie } = await sessions.open({ accountId, accountKey: key, round: 0 });
    identities[index] = {
      index,
      accountId,
      workspaceId: buildWorkspaceId(workspace),
      deviceId: randomUUID(),
      cookie: `bl_refresh_${accountId}=${cookie}`,
      others: [(index + practices) % devices],
    };
  });
  return identities;
}
