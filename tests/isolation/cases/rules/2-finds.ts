import { expect, it, vi } from 'vitest';
import { dateInVietnam } from '../../../../src/domain/text/days';

it('has the real clock', () => expect(vi.isFakeTimers()).toBe(false));
it('has the real globals', () => expect(globalThis.fetch).toBeTypeOf('function'));
it('has the real environment', () => expect(process.env.LEFT).toBe(undefined));
it('has no mock of another', () => expect(Math.random()).toBeLessThan(1));
it('has the real module', () =>
  expect(dateInVietnam(new Date('2026-11-20T05:00:00Z'))).toBe('2026-11-20'));
