import type { RemoteDevice, Status } from '../support/deviceProcess';
import {
  databaseReplica,
  deviceReplica,
  difference,
  type Replica,
  type Stage,
} from '../support/stage';
import { WALKED } from './repeated';
import { getName } from './who';

const EVERY = 100;
/** Seconds. A few are enough, but a machine that is slow for a while meets none of the stage's fast limits. */
const QUIET_WITHIN = 120;

export interface Seen {
  stored: Replica;
  states: Status[];
  apart: string[];
  faults: string[];
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, EVERY));

const isSent = (one: Status): boolean =>
  one.online && one.waiting.length === 0 && one.syncBadge.kind !== 'unknown';

function never(states: Status[], apart: string[]): string[] {
  const report = states.map(({ syncBadge, waiting, failures, online, errors }) =>
    JSON.stringify({ syncBadge, waiting, failures, online, errors }),
  );
  const stuck = states.flatMap((one, who) =>
    isSent(one) ? [] : one.calls.map((call) => `${getName(who === 0 ? 0 : 1)} called ${call}`),
  );
  return [`never quiet: ${report.join(' ')}`, ...apart.map((one) => `apart: ${one}`), ...stuck];
}

function apartIn(key: string, name: string, replica: Replica, stored: Replica): string {
  const [left, right] = [replica.get(key), stored.get(key)];
  if (!left || !right) return `${key}: ${left ? 'only' : 'not'} on the ${name}`;
  const fields = [...new Set([...Object.keys(left), ...Object.keys(right)])].filter(
    (field) => JSON.stringify(left[field]) !== JSON.stringify(right[field]),
  );
  const report = fields.map(
    (field) =>
      `${field} ${JSON.stringify(left[field])}, in the database ${JSON.stringify(right[field])}`,
  );
  return `${key} on the ${name}: ${report.join('; ')}`;
}

async function refusedOn(device: RemoteDevice): Promise<Set<string>> {
  const { rejections } = await device.kept();
  return new Set(rejections.map(({ collection, id }) => `${collection}:${id}`));
}

export async function quiet(stage: Stage, workspaceId: string): Promise<Seen> {
  const end = performance.now() + QUIET_WITHIN * 1000;
  for (;;) {
    const over = performance.now() > end;
    const states = await Promise.all(stage.devices.map((device) => device.status()));
    // Replicas are costly to read, so only where they may be equal.
    if (over || states.every(isSent)) {
      const stored = await databaseReplica(stage.couch, workspaceId);
      const replicas = await Promise.all(stage.devices.map((one) => deviceReplica(one, WALKED)));
      const refused = await Promise.all(stage.devices.map(refusedOn));
      const apart = replicas.flatMap((one, who) =>
        difference(one, stored)
          .filter((key) => !refused[who]?.has(key))
          .map((key) => apartIn(key, getName(who === 0 ? 0 : 1), one, stored)),
      );
      const still = await Promise.all(stage.devices.map((device) => device.status()));
      if (apart.length === 0 && still.every(isSent))
        return { stored, states: still, apart, faults: [] };
      if (over) return { stored, states: still, apart, faults: never(still, apart) };
    }
    await pause();
  }
}
