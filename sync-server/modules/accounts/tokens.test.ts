import { describe, expect, it } from 'vitest';
import type { AccessClaims } from '../../../src/domain/accounts/account';
import { ACCESS_SECONDS, createTokens } from './tokens';

const claims: AccessClaims = {
  sub: '01890000-0000-7000-8000-000000000001',
  sid: '01890000-0000-7000-8000-000000000002',
  workspaceId: '01890000-0000-7000-8000-000000000003',
  role: 'expert',
  status: 'approved',
};

describe('P24 access tokens', () => {
  it('P24 one that was good is good until it expires, and not a second longer', async () => {
    let now = Date.parse('2026-03-05T08:00:00.000Z');
    const tokens = createTokens('secret'.repeat(8), () => new Date(now));
    const token = await tokens.issue(claims);
    for (const seconds of [0, 1, ACCESS_SECONDS - 2]) {
      now += seconds * 1000;
      expect(await tokens.verify(token)).toMatchObject(claims);
    }
    now += 1000;
    await expect(tokens.verify(token)).rejects.toMatchObject({ code: 'token_expired' });
  });

  it('P24 one that looks like a good one is still looked at', async () => {
    const tokens = createTokens('secret'.repeat(8));
    const token = await tokens.issue(claims);
    await tokens.verify(token);
    const forged = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
    await expect(tokens.verify(forged)).rejects.toMatchObject({ code: 'token_invalid' });
    const stranger = await createTokens('another'.repeat(8)).issue(claims);
    await expect(tokens.verify(stranger)).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('P24 words of a newer gateway are kept, and what is malformed is refused', async () => {
    const tokens = createTokens('secret'.repeat(8));
    const signed = (changes: object) => tokens.issue({ ...claims, ...changes } as AccessClaims);
    const newer = { role: 'assistant', adminRole: 'auditor', status: 'frozen' };
    expect(await tokens.verify(await signed(newer))).toMatchObject({ ...claims, ...newer });
    expect(await tokens.verify(await signed({ badge: 'vàng' }))).not.toHaveProperty('badge');
    for (const broken of [
      { role: 7 },
      { role: undefined },
      { status: null },
      { status: ['approved'] },
      { adminRole: {} },
      { workspaceId: '../x' },
      { sid: undefined },
    ])
      await expect(tokens.verify(await signed(broken))).rejects.toMatchObject({
        code: 'token_invalid',
      });
  });
});
