import { describe, expect, it } from 'vitest';
import { accountSchema, sessionSchema } from './accountRecords';
import { readBody, readSound } from '../../store/envelope';

const AT = '2026-11-23T08:00:00.000Z';
const account = {
  accountId: 'a1',
  workspaceId: 'w1',
  email: 'lan@example.vn',
  name: 'Lan',
  passwordHash: 'x',
  role: 'expert',
  status: 'approved',
  createdAt: AT,
};

describe('S02 P02 accounts that a newer gateway wrote', () => {
  it('are read, and what is new in them is kept for when they are written back', () => {
    const newer = {
      ...account,
      role: 'assistant',
      hardwareKeys: [{ id: 'k1' }],
      passkeys: {
        keys: [
          { id: 'p1', publicKey: 'x', counter: 0, name: 'Máy', createdAt: AT, isSynced: true },
        ],
        recovery: [],
        answered: [],
        rounds: 3,
      },
      secondFactor: { secret: 's', since: AT, step: 1, recovery: [], kind: 'new' },
      confirmation: { links: [{ hash: 'h', expiresAt: AT, way: 'sms' }], confirmedAt: AT, by: 'x' },
    };
    expect(readBody(accountSchema, { _id: 'account:1', body: newer })).toEqual(newer);
  });

  it('what is wrong in a known field is refused all the same', () => {
    const broken = { ...account, passwordHash: 7, hardwareKeys: [] };
    expect(() => readBody(accountSchema, { _id: 'account:1', body: broken })).toThrow('account:1');
    expect(readSound(accountSchema, broken)).toBeUndefined();
  });

  it('sessions, too', () => {
    const session = {
      sessionId: 's1',
      accountId: 'a1',
      accountKey: 'account:1',
      generation: 1,
      rotatedAt: AT,
      expiresAt: AT,
      createdAt: AT,
      boundTo: 'key',
    };
    expect(readSound(sessionSchema, session)).toEqual(session);
  });
});
