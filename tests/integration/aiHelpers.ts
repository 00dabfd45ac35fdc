import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { AI_TEXT } from '../../src/domain/practice/ai/userData';
import { picksId } from '../../src/domain/menus/picks';
import type { Tier } from '../../src/domain/accounts/access/tiers';
import type { FakeAi, FakeVendor } from '../support/fakeAi';
import { FAKE_KEY } from '../support/fakeAiProtocols';
import { startGateway, type TestGateway } from '../support/gateway';
import type { Client } from '../../src/domain/records/clients';
import { clientWith } from '../support/newClient';
import { addPerson, Device, describeVerdicts } from './syncHelpers';

const RECIPIENT = 'Nhà cung cấp thử (Hoa Kỳ)';

/** VND for a million tokens, as the gateway of these tests is told. */
export const PRICE = { input: 2500, output: 10_000 } as const;

export const startAiGateway = (fake: FakeAi, vendor: FakeVendor): Promise<TestGateway> =>
  startGateway({
    env: {
      AI_PROVIDER: vendor,
      AI_URL: fake.buildUrl(vendor),
      AI_KEY: FAKE_KEY,
      AI_MODEL: 'model-1',
      AI_NAME: 'Nhà cung cấp thử',
      AI_COUNTRY: 'Hoa Kỳ',
      AI_PRICE_INPUT: String(PRICE.input),
      AI_PRICE_OUTPUT: String(PRICE.output),
    },
  });

export const ownConsent = (device: Device, change: object = {}) => {
  const { accountId, workspaceId } = device.person;
  const now = new Date().toISOString();
  const base = { id: picksId(accountId), workspaceId, expertId: accountId };
  const aiConsent = { date: '2026-11-20', recipient: RECIPIENT, textVersion: AI_TEXT, ...change };
  return {
    collection: 'practices',
    assumed: null,
    next: { ...base, createdAt: now, updatedAt: now, name: 'Chọn', aiConsent, _deleted: false },
  };
};

export async function strangerAt({ url, ctx }: TestGateway, plan: Tier = 'free'): Promise<Device> {
  const person = await addPerson(ctx.couch, ctx.config.sessionSecret, { plan });
  return new Device(url, person).start();
}

export async function deviceAt(gateway: TestGateway, plan: Tier = 'free'): Promise<Device> {
  const device = await strangerAt(gateway, plan);
  expect(describeVerdicts(await device.push([ownConsent(device)]))).toEqual(['accepted']);
  return device;
}

export interface Advice {
  data: { advice: string; paragraphs: string[] };
  provider: { name: string; country: string };
  tokens: { input: number; output: number };
  left?: number;
  error?: string;
}

export const question = (change: object = {}) => ({
  requestId: randomUUID(),
  question: 'Có nên uống nước ép cần tây?',
  textVersion: AI_TEXT,
  ...change,
});
export const ask = (device: Device, body: object) => device.post<Advice>('/api/ai/advice', body);

export const buildRequest = () => ({ requestId: randomUUID(), textVersion: AI_TEXT });

export const NAME = 'Đặng Thị Hoa';
export async function createClient(
  device: Device,
  consent: object | undefined = {},
  about: Partial<Client> = {},
) {
  const { accountId, workspaceId } = device.person;
  const now = new Date().toISOString();
  const base = () => ({
    id: randomUUID(),
    workspaceId,
    expertId: accountId,
    createdAt: now,
    updatedAt: now,
  });
  const client = clientWith({
    ...base(),
    clientName: NAME,
    email: 'hoa.dang@example.vn',
    phone: '0912 345 678',
    ...about,
  });
  const consentRecord = {
    ...base(),
    kind: 'consent',
    clientId: client.id,
    purpose: 'ai',
    recipient: RECIPIENT,
    consentDate: '2026-11-20',
    givenBy: 'client',
    way: 'paper',
    textVersion: AI_TEXT,
    ...consent,
  };
  const rows = [
    { collection: 'clients', assumed: null, next: { ...client, _deleted: false } },
    { collection: 'records', assumed: null, next: { ...consentRecord, _deleted: false } },
  ];
  expect(describeVerdicts(await device.push(rows))).toEqual(['accepted', 'accepted']);
  return { clientId: client.id, consentId: consentRecord.id };
}
