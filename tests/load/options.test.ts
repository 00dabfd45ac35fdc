import { describe, expect, it } from 'vitest';
import { parseOptions, UsageError } from './options';

describe('load: options', () => {
  it('has defaults, and as many workspaces as the devices need', () => {
    expect(parseOptions([])).toEqual({
      devices: 100,
      minutes: 1,
      every: 30,
      workspaces: 50,
      documents: 20,
      data: undefined,
    });
  });

  it('takes every option, fractions of minutes too', () => {
    const args = '--devices 2000 --minutes 0.5 --every 10 --workspaces 5000 --documents 500';
    expect(parseOptions([...args.split(' '), '--data=/tmp/x'])).toEqual({
      devices: 2000,
      minutes: 0.5,
      every: 10,
      workspaces: 5000,
      documents: 500,
      data: '/tmp/x',
    });
  });

  it.each([
    ['--devices many', '--devices must be a whole number from 2 to 20000, not "many".'],
    ['--devices 7', '--devices must be even: two devices share a workspace, not "7".'],
    ['--devices 0', '--devices must be a whole number from 2 to 20000, not "0".'],
    ['--minutes 0', '--minutes must be a number from 0.01 to 600, not "0".'],
    ['--every 1.5', '--every must be a whole number from 1 to 3600, not "1.5".'],
    [
      '--devices 10 --workspaces 4',
      '--workspaces must be a whole number from 5 to 100000, not "4".',
    ],
    ['--data=', '--data must name a folder.'],
  ])('refuses %s with one sentence', (text, message) => {
    expect(() => parseOptions(text.split(' '))).toThrow(new UsageError(message));
  });

  it('refuses what it does not know', () => {
    expect(() => parseOptions(['--device', '4'])).toThrow(UsageError);
    expect(() => parseOptions(['4'])).toThrow(UsageError);
  });
});
