import { expect, it, vi } from 'vitest';
import { dateInVietnam } from '../../../../src/domain/text/days';

vi.mock('../../../../src/domain/text/days', () => ({ dateInVietnam: () => 'mocked' }));

const never = () => new Promise<void>(() => undefined);

it('mocks a module', () => expect(dateInVietnam(new Date())).toBe('mocked'));
it('leaves a clock and globals', { timeout: 300 }, async () => {
  vi.stubGlobal('fetch', undefined);
  vi.stubEnv('LEFT', 'yes');
  vi.spyOn(Math, 'random').mockReturnValue(4);
  vi.useFakeTimers();
  await never();
});
it('has the real clock after one that left another', () => expect(vi.isFakeTimers()).toBe(false));
