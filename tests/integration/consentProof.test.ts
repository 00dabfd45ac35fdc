import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPerson, created, Device, startSyncGateway, type SyncGateway } from './syncHelpers';

let gateway: SyncGateway;
let device: Device;
beforeAll(async () => {
  gateway = await startSyncGateway();
  device = await new Device(gateway.url, await addPerson(gateway.couch, gateway.secret)).start();
});
afterAll(() => gateway.stop());

const AT = '2026-11-01T01:00:00.000Z';

function consentOf(change: Record<string, unknown> = {}): Record<string, unknown> {
  const { workspaceId, accountId: expertId } = device.person;
  return {
    id: randomUUID(),
    workspaceId,
    expertId,
    createdAt: AT,
    updatedAt: AT,
    kind: 'consent',
    clientId: 'mai',
    purpose: 'care',
    consentDate: '2026-11-01',
    givenBy: 'client',
    way: 'paper',
    textVersion: 'DY-1',
    _deleted: false,
    ...change,
  };
}

async function change(
  before: Record<string, unknown>,
  next: Record<string, unknown>,
): Promise<string> {
  const row = { collection: 'records', assumed: before, next: { ...before, ...next } };
  const { body } = await device.push([row]);
  const [verdict] = body.verdicts;
  return verdict?.verdict === 'rejected' ? verdict.code : (verdict?.verdict ?? '');
}

async function pushed(fields: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const consent = consentOf(fields);
  const { body } = await device.push([created(consent, 'records')]);
  expect(body.verdicts[0]).toMatchObject({ verdict: 'accepted' });
  return consent;
}

const SIGNED = { way: 'signature', signature: '10,10 200,40', signingId: 's1', answer: 'agreed' };

describe('G12 consents on the server', () => {
  it('G12 are deleted by nobody, signed or not', async () => {
    expect(await change(await pushed(), { _deleted: true })).toBe('consent_kept');
    expect(await change(await pushed(SIGNED), { _deleted: true })).toBe('consent_kept');
  });

  it('G12 take the day of a withdrawal, which then stays', async () => {
    const signed = await pushed(SIGNED);
    const withdrawn = { withdrawnDate: '2026-11-05', updatedAt: '2026-11-05T01:00:00.000Z' };
    expect(await change(signed, withdrawn)).toBe('accepted');
    const now = { ...signed, ...withdrawn };
    const { withdrawnDate: _gone, ...open } = now;
    const row = { collection: 'records', assumed: now, next: open };
    const { body } = await device.push([row]);
    expect(body.verdicts[0]).toMatchObject({ verdict: 'rejected', code: 'consent_kept' });
  });

  it.each([
    { answer: 'refused', withdrawnDate: '2026-11-02' },
    { signature: '1,1 2,2' },
    { purpose: 'mail' },
    { clientId: 'hung' },
    { textVersion: 'DY-2' },
  ])('G12 that were signed never say %j instead', async (next) => {
    expect(await change(await pushed(SIGNED), next)).toBe('consent_kept');
  });

  it('G12 that were noted by hand may be corrected', async () => {
    expect(await change(await pushed(), { consentDate: '2026-10-30' })).toBe('accepted');
  });
});
