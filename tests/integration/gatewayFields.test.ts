import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { imageRecord } from '../../src/domain/records/images/record';
import { workspaceDatabase } from '../../sync-server/couch/client';
import {
  addPerson,
  created,
  Device,
  startSyncGateway,
  type Row,
  type SyncGateway,
} from './syncHelpers';

let gateway: SyncGateway;
let device: Device;
beforeAll(async () => {
  gateway = await startSyncGateway();
  device = await new Device(gateway.url, await addPerson(gateway.couch, gateway.secret)).start();
});
afterAll(() => gateway.stop());

function image(changes: Record<string, unknown> = {}): Record<string, unknown> {
  const { workspaceId, accountId: expertId } = device.person;
  const at = new Date().toISOString();
  const base = { id: randomUUID(), workspaceId, expertId, createdAt: at, updatedAt: at };
  const words = { title: 'Phở', description: '', altText: 'Một bát phở', category: 'Món chính' };
  const facts = { width: 800, height: 600, fileSize: 1000, mimeType: 'image/jpeg' };
  const record = imageRecord(
    base,
    { ...words, mealType: 'Bữa sáng', tags: [], isOffered: true },
    facts,
    'Lan',
  );
  return { ...record, ...changes, _deleted: false };
}

async function answerTo(row: Row): Promise<string> {
  const { body } = await device.push([row]);
  const [verdict] = body.verdicts;
  if (verdict?.verdict !== 'rejected') return verdict?.verdict ?? 'none';
  const [issue] = (verdict.details?.issues ?? []) as { path: string; code: string }[];
  return `${verdict.code} ${issue?.path} ${issue?.code}`;
}
const create = (changes: Record<string, unknown>) => answerTo(created(image(changes), 'images'));

async function stored(changes: Record<string, unknown>): Promise<Record<string, unknown>> {
  const next = image();
  expect(await answerTo(created(next, 'images'))).toBe('accepted');
  const database = gateway.couch.database(workspaceDatabase(device.person.workspaceId));
  const present = await database.get(`images:${String(next.id)}`);
  if (!present) throw new Error('not stored');
  await database.put({ ...present, body: { ...present.body, ...changes } });
  return { ...next, ...changes };
}
const change = async (before: Record<string, unknown>, changes: Record<string, unknown>) =>
  answerTo({ collection: 'images', assumed: before, next: { ...before, ...changes } });

describe('S05 what only the gateway decides', () => {
  it('S05 an image as the app writes it is taken', async () => {
    expect(await create({})).toBe('accepted');
  });

  it.each([
    [{ isApproved: true }, 'schema isApproved set_by_gateway'],
    [{ uploadedBy: 'somebody-else' }, 'schema uploadedBy not_the_author'],
    [{ expertName: 'Bộ Y tế' }, 'schema expertName not_the_author'],
  ])('S05 a device that says %j of a new image is refused', async (changes, refusal) => {
    expect(await create(changes)).toBe(refusal);
  });

  it.each([
    [{ isApproved: true }, 'schema isApproved set_by_gateway'],
    [{ uploadedBy: 'somebody-else' }, 'schema uploadedBy changed'],
    [{ expertName: 'Bộ Y tế' }, 'schema expertName changed'],
  ])('S05 nor may it say %j later', async (changes, refusal) => {
    expect(await change(await stored({}), changes)).toBe(refusal);
  });

  it('S05 an approval stays with other changes and may be given up; a refusal stands', async () => {
    const approved = await stored({ isApproved: true, status: 'active' });
    expect(await change(approved, { title: 'Phở bò' })).toBe('accepted');
    const original = await stored({ isApproved: true, status: 'active' });
    expect(await change(original, { isApproved: false })).toBe('accepted');
    const refused = await stored({ status: 'rejected' });
    expect(await change(refused, { status: 'active' })).toBe('schema status set_by_gateway');
    expect(await change(refused, { title: 'Bún' })).toBe('accepted');
  });
});
