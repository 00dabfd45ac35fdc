import { describe, expect, it } from 'vitest';
import { createSeal } from './seal';

const [OLD, NEW] = ['o'.repeat(40), 'n'.repeat(40)];
const old = createSeal({ sessionSecret: OLD, formerSecrets: [] });
const rotated = createSeal({ sessionSecret: NEW, formerSecrets: [OLD] });

describe('P02 what second factors are kept in', () => {
  it('P02 opens for its account alone, by every key that counts', () => {
    const sealed = old.close('JBSWY3DPEHPK3PXP', 'lan');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(old.open(sealed, 'lan')).toBe('JBSWY3DPEHPK3PXP');
    expect(old.open(sealed, 'minh')).toBeUndefined();
    expect(rotated.open(sealed, 'lan')).toBe('JBSWY3DPEHPK3PXP');
    expect([old, rotated].map((one) => one.isFresh(sealed, 'lan'))).toEqual([true, false]);
    expect(old.open(rotated.close('A', 'lan'), 'lan')).toBeUndefined();
  });

  it('P02 opens nothing that was changed', () => {
    const sealed = old.close('JBSWY3DPEHPK3PXP', 'lan');
    const other = sealed.startsWith('A') ? 'B' : 'A';
    for (const broken of [other + sealed.slice(1), sealed.slice(0, -4), '', 'không phải'])
      expect(old.open(broken, 'lan')).toBeUndefined();
  });
});
