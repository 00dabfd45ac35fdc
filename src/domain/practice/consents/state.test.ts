import { describe, expect, it } from 'vitest';
import type { Consent } from '../../records/kinds/consent';
import { isInForce, listAnswers, listEnded, listSignings } from './state';

const AT = '2026-11-01T01:00:00.000Z';

const record = (id: string, change: Partial<Consent> = {}): Consent => ({
  id,
  workspaceId: 'w',
  expertId: 'e',
  createdAt: AT,
  updatedAt: AT,
  kind: 'consent',
  clientId: 'mai',
  purpose: 'mail',
  consentDate: '2026-03-12',
  givenBy: 'client',
  way: 'signature',
  textVersion: 'DY-1',
  ...change,
});

describe('G12 what a client says to each purpose', () => {
  it('G12 takes no refusal, no withdrawal and no withdrawn record for a consent', () => {
    expect(isInForce(record('a'))).toBe(true);
    expect(isInForce(record('a', { answer: 'agreed' }))).toBe(true);
    expect(isInForce(record('a', { withdrawnDate: '2026-08-04' }))).toBe(false);
    expect(isInForce(record('a', { answer: 'refused' }))).toBe(false);
    expect(isInForce(record('a', { answer: 'withdrawn' }))).toBe(false);
  });

  it('G12 lets the last answer count, and keeps a withdrawal over an older paper recorded later', () => {
    const given = record('given', { withdrawnDate: '2026-08-04' });
    const withdrawn = record('withdrawn', {
      answer: 'withdrawn',
      withdraws: 'given',
      consentDate: '2026-08-04',
      withdrawnDate: '2026-08-04',
      createdAt: '2026-11-01T02:00:00.000Z',
    });
    const oldPaper = record('paper', { createdAt: '2026-11-20T01:00:00.000Z' });
    expect(listAnswers([given, withdrawn, oldPaper]).map(({ id }) => id)).toEqual(['withdrawn']);
    const again = record('again', { consentDate: '2026-09-01' });
    expect(listAnswers([given, withdrawn, oldPaper, again]).map(({ id }) => id)).toEqual(['again']);
  });

  it('G12 asks for each recipient by itself', () => {
    const [hai, lan] = ['BS. Hải', 'BS. Lan'].map((recipient) =>
      record(recipient, { purpose: 'sharing', recipient }),
    ) as [Consent, Consent];
    expect(listAnswers([hai, lan])).toHaveLength(2);
    expect(listEnded([hai, lan], { purpose: 'sharing', recipient: 'bs. hai' })).toEqual([hai]);
    expect(listEnded([hai, lan], { purpose: 'sharing', recipient: undefined })).toEqual([hai, lan]);
  });

  it('G12 shows what was signed together, the newest first', () => {
    const first = record('1', { signingId: 's1' });
    const later = record('2', { signingId: 's2', createdAt: '2026-11-02T01:00:00.000Z' });
    const beside = record('3', { signingId: 's1', purpose: 'care' });
    const signings = listSignings([first, later, beside, record('4')]);
    expect(signings.map(({ id }) => id)).toEqual(['s2', 's1']);
    expect(signings[1]?.consents).toEqual([first, beside]);
  });
});
