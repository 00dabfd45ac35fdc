import { describe, expect, it } from 'vitest';
import { inkOn } from './ink';
import { buildBrand, buildLetterhead } from './letterhead';

const ACCOUNT = { name: 'BS. Lan', email: 'lan@example.vn' };
const LOGO = 'data:image/jpeg;base64,AAAA';
const LOOK = { name: 'Sen Việt', colour: '#7a2a5c', logo: LOGO, footer: 'Hẹn gặp lại' };

describe('P30 the look of a practice', () => {
  it('P30 is its own on Business, and ours on every other tier', () => {
    const own = buildBrand(buildLetterhead(ACCOUNT, LOOK, 'business'), 'business');
    expect(own).toEqual({ colour: '#7a2a5c', logo: LOGO, footer: 'Hẹn gặp lại' });
    for (const tier of ['free', 'pro'] as const)
      expect(buildBrand(buildLetterhead(ACCOUNT, LOOK, tier), tier)).toBeUndefined();
  });

  it('P30 is read on any colour', () => {
    expect(['#000000', '#7a2a5c', '#2e7d55'].map(inkOn)).toEqual(Array(3).fill('#ffffff'));
    expect(['#ffffff', '#ffe066', '#c0c0c0'].map(inkOn)).toEqual(Array(3).fill('#000000'));
  });
});
