import { describe, expect, it } from 'vitest';
import { newRecoveryCodes, plainCode, recoveryHash, findStep, buildUri } from './codes';

/** Appendix B of RFC 6238 (SHA-1), the last six digits. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('P02 codes of an authenticator', () => {
  it.each([
    [59, '287082', 1],
    [1111111109, '081804', 37037036],
    [1234567890, '005924', 41152263],
    [2000000000, '279037', 66666666],
  ])('P02 RFC 6238: at %i s', (seconds, code, step) => {
    expect(findStep(SECRET, code, new Date(seconds * 1000))).toBe(step);
    expect(findStep(SECRET, code, new Date((seconds + 30) * 1000))).toBe(step);
    expect(findStep(SECRET, code, new Date((seconds + 60) * 1000))).toBeUndefined();
  });

  it('P02 the authenticator learns the product, the account and the secret', () => {
    const uri = new URL(buildUri(SECRET, 'lan@example.vn'));
    expect(decodeURIComponent(uri.pathname)).toContain('Bữa Lành:lan@example.vn');
    expect(uri.searchParams.get('secret')).toBe(SECRET);
  });

  it('P02 recovery codes are typed in any way, and known by their hash alone', () => {
    const { codes, hashes } = newRecoveryCodes('lan');
    expect(codes[0]).toMatch(/^([A-Z2-7]{4}-){3}[A-Z2-7]{4}$/);
    const typed = ` ${codes[0]?.toLowerCase().replaceAll('-', ' ')} `;
    expect(recoveryHash('lan', plainCode(typed))).toBe(hashes[0]);
    expect(recoveryHash('minh', plainCode(typed))).not.toBe(hashes[0]);
  });
});
