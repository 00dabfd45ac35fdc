import { parseArgs } from 'node:util';

export interface Options {
  devices: number;
  minutes: number;
  every: number;
  workspaces: number;
  documents: number;
  data: string | undefined;
}

export const DEVICES_PER_WORKSPACE = 2;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export const USAGE = `npm run load -- [--devices 100] [--minutes 1] [--every 30] [--workspaces N] [--documents 20] [--data FOLDER]
  --devices     devices with live streams, two to a workspace
  --minutes     how long is measured, fractions allowed
  --every       seconds between two saves of one device
  --workspaces  workspaces in the database (default: as many as the devices need)
  --documents   documents in each workspace before the devices come
  --data        a folder that is kept: the next run finds its workspaces filled`;

interface Range {
  least: number;
  most: number;
  whole?: boolean;
}

function parseNumber(name: string, text: string, { least, most, whole = true }: Range): number {
  const form = whole ? /^\d{1,9}$/ : /^\d{1,9}(\.\d{1,6})?$/;
  const value = Number(text);
  if (form.test(text) && value >= least && value <= most) return value;
  const kind = whole ? 'a whole number' : 'a number';
  throw new UsageError(`--${name} must be ${kind} from ${least} to ${most}, not "${text}".`);
}

function read(args: readonly string[]): Record<string, string | undefined> {
  const text = { type: 'string' } as const;
  const options = {
    devices: text,
    minutes: text,
    every: text,
    workspaces: text,
    documents: text,
    data: text,
  };
  try {
    return parseArgs({ args: [...args], options, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

export function parseOptions(args: readonly string[]): Options {
  const values = read(args);
  const devices = parseNumber('devices', values.devices ?? '100', { least: 2, most: 20_000 });
  if (devices % DEVICES_PER_WORKSPACE !== 0)
    throw new UsageError(
      `--devices must be even: two devices share a workspace, not "${devices}".`,
    );
  const needed = devices / DEVICES_PER_WORKSPACE;
  if (values.data === '') throw new UsageError('--data must name a folder.');
  return {
    devices,
    minutes: parseNumber('minutes', values.minutes ?? '1', {
      least: 0.01,
      most: 600,
      whole: false,
    }),
    every: parseNumber('every', values.every ?? '30', { least: 1, most: 3600 }),
    workspaces: parseNumber('workspaces', values.workspaces ?? String(needed), {
      least: needed,
      most: 100_000,
    }),
    documents: parseNumber('documents', values.documents ?? '20', { least: 1, most: 5_000 }),
    data: values.data,
  };
}
