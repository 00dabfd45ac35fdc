import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getRecordQuota } from '../../src/domain/accounts/access/entitlements';
import type { StoredDocument } from '../../sync-server/couch/client';
import { readPages } from '../../sync-server/couch/paging';
import { accountKey } from '../../sync-server/modules/accounts/accountRecords';
import type { Job, StoredJob } from '../../sync-server/modules/jobs/jobRecords';
import { createEntry, startMailStage, type MailStage } from './clientMailHelpers';
import { createClient, created, describeVerdicts, type Device, type Row } from './syncHelpers';

let stage: MailStage;
beforeAll(async () => {
  stage = await startMailStage();
});
afterAll(() => stage?.stop());

async function listJobs({ person }: Device): Promise<Job[]> {
  const jobs: Job[] = [];
  const { database } = stage.gateway.parts.jobs;
  for await (const rows of readPages<StoredJob>(database, 'job:'))
    for (const { doc } of rows)
      if (doc?.body.subject === accountKey(`${person.accountId}@example.vn`)) jobs.push(doc.body);
  return jobs;
}

const mailRow = (device: Device, fields: Parameters<typeof createEntry>[1] = {}): Row =>
  created({ ...createEntry(device.person, fields), _deleted: false }, 'outbox');

describe('P12 jobs of a push', () => {
  it('P12 stores none for mails that are refused with their client', async () => {
    const device = await stage.createDevice();
    const client = { ...createClient(device.person), clientName: 7 };
    const mails = Array.from({ length: 498 }, () =>
      mailRow(device, { clientId: client.id, printable: undefined }),
    );
    const answer = await device.push([created(client), ...mails]);
    expect(new Set(describeVerdicts(answer))).toEqual(new Set(['schema', 'depends_on_rejected']));
    expect(await listJobs(device)).toEqual([]);
  });

  it('P12 stores none for mails that a full practice has no room for', async () => {
    const device = await stage.createDevice('free');
    const countedAt = new Date().toISOString();
    const used = { ...getRecordQuota('free'), deletedDocuments: 0, deletedBytes: 0, countedAt };
    const full = { _id: 'meta:storage', type: 'meta', ...used };
    await stage.getDatabase(device.person).put(full as unknown as StoredDocument);
    expect(describeVerdicts(await device.push([mailRow(device)]))).toEqual(['workspace_full']);
    expect(await listJobs(device)).toEqual([]);
  });

  it('P12 stores one for each mail that is written beside one that is refused', async () => {
    const device = await stage.createDevice();
    const client = { ...createClient(device.person), clientName: 7 };
    const good = mailRow(device);
    const bad = mailRow(device, { clientId: client.id });
    const answer = await device.push([created(client), bad, good]);
    expect(describeVerdicts(answer)).toEqual(['schema', 'depends_on_rejected', 'accepted']);
    expect(await stage.receipt(device, { id: good.next.id as string })).toMatchObject({
      outcome: 'sent',
    });
    expect(await listJobs(device)).toHaveLength(1);
  });
});
