import { sameDocument } from '../../../src/domain/records/equality';
import type { RemoteDevice } from '../support/deviceProcess';
import type { Edit, Edited, Stored } from '../support/edits';
import type { Replica } from '../support/stage';
import { newDocument, randomEdit, type Fresh } from './actions';
import type { Ledger } from './ledger';
import type { Random } from './random';
import { editTo, repeatedEdit, repeatedField, type Walked } from './repeated';
import { getName, getOther, type Who } from './who';

export interface Target {
  collection: Walked;
  id: string;
}

export interface Repeats {
  setBack(who: Who): Promise<void>;
  toggle(who: Who): Promise<void>;
  backAndForth(who: Who): Promise<void>;
  takeBack(who: Who, kill: () => Promise<void>): Promise<void>;
  recreate(who: Who): Promise<void>;
  inCalm(times: number): Promise<Calm>;
}

export interface Calm {
  faults: string[];
  last: Map<string, Stored | null>;
}

export interface RepeatsParts {
  devices: readonly [RemoteDevice, RemoteDevice];
  random: Random;
  fresh: Fresh;
  ledger: Ledger;
  known: readonly Target[];
  say(who: Who, what: string): void;
  change(who: Who, target: Target, edit: Edit): Promise<Edited>;
  remove(who: Who, target: Target): Promise<Stored | null>;
}

const ARRIVES_WITHIN = 400;
const ARRIVES_IN_CALM = 90_000;
const LOOK_EVERY = 20;
const SENT_WITHIN = 80;
const MAX_TOGGLES = 4;
const MAX_TURNS = 4;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const buildKey = ({ collection, id }: Target): string => `${collection}:${id}`;

type Test = (document: Stored | undefined) => boolean;

export function createRepeats(parts: RepeatsParts): Repeats {
  const { devices, random, fresh, ledger, known, say, change, remove } = parts;
  const find = (who: Who, { collection, id }: Target): Promise<Stored | undefined> =>
    devices[who].find(collection, id);

  async function arrives(who: Who, target: Target, test: Test, within: number): Promise<boolean> {
    const end = performance.now() + within;
    do {
      if (test(await find(who, target))) return true;
      await pause(LOOK_EVERY);
    } while (performance.now() < end);
    return false;
  }

  async function makeAgain(
    who: Who,
    target: Target,
    deleted: Stored,
    hasSeen = true,
  ): Promise<Stored | null> {
    const { collection, id } = target;
    const clientId = String(deleted.clientId ?? '');
    const fields = { ...newDocument(collection, fresh, clientId), id };
    const made = (await devices[who].call({ op: 'recreate', collection, fields })) as Stored | null;
    if (!made) return null;
    ledger.wrote(getName(who), buildKey(target), 'recreation', hasSeen ? deleted : null, made);
    say(who, `makes ${buildKey(target)} again`);
    return made;
  }

  async function recreate(who: Who): Promise<void> {
    const target = random.pick(known);
    const isKnown = (await find(getOther(who), target)) !== undefined;
    const document = await remove(who, target);
    if (!document) return;
    const maker = random.chance(0.5) ? who : getOther(who);
    const isGone = await arrives(maker, target, (one) => !one, ARRIVES_WITHIN);
    const hasSeen = maker === who || isKnown;
    if (isGone) await makeAgain(maker, target, document, hasSeen);
  }

  async function setBack(who: Who): Promise<void> {
    const target = random.pick(known);
    const storedDocument = await find(who, target);
    if (!storedDocument) return;
    const { field, value, edit } = repeatedField(random, target.collection, storedDocument);
    const edited = await change(who, target, edit);
    await arrives(getOther(who), target, (one) => one?.[field] === value, ARRIVES_WITHIN);
    if (edited) await change(getOther(who), target, editTo(field, storedDocument[field] as never));
  }

  async function toggle(who: Who): Promise<void> {
    const target = random.pick(known);
    const storedDocument = await find(who, target);
    if (!storedDocument) return;
    const there = repeatedEdit(random, target.collection);
    const isField = there.kind === 'set' || there.kind === 'unset';
    const back = isField ? editTo(there.field, storedDocument[there.field] as never) : there;
    const times = 1 + random.whole(MAX_TOGGLES);
    for (let n = 0; n < times; n += 1) await change(who, target, n % 2 === 0 ? there : back);
  }

  async function takeBack(who: Who, kill: () => Promise<void>): Promise<void> {
    const target = random.pick(known);
    const storedDocument = await find(who, target);
    if (!storedDocument) return;
    const there = repeatedEdit(random, target.collection);
    const isField = there.kind === 'set' || there.kind === 'unset';
    await change(who, target, there);
    await pause(SENT_WITHIN);
    await kill();
    await change(getOther(who), target, randomEdit(random, fresh, target.collection));
    const back = isField ? editTo(there.field, storedDocument[there.field] as never) : there;
    await change(who, target, back);
  }

  async function backAndForth(who: Who): Promise<void> {
    const target = random.pick(known);
    const turns = 2 + random.whole(MAX_TURNS);
    let writer = who;
    for (let turn = 0; turn < turns; turn += 1, writer = getOther(writer)) {
      const storedDocument = await find(writer, target);
      if (!storedDocument) continue;
      const { field, value, edit } = repeatedField(random, target.collection, storedDocument);
      await change(writer, target, edit);
      const test: Test = (one) => one?.[field] === value;
      if (random.chance(0.6)) await arrives(getOther(writer), target, test, ARRIVES_WITHIN);
    }
  }

  async function isOpen(key: string): Promise<boolean> {
    const reports = await Promise.all(devices.map((device) => device.kept()));
    return reports
      .flatMap(({ conflicts, rejections }) => [...conflicts, ...rejections])
      .some(({ collection, id }) => `${collection}:${id}` === key);
  }

  async function turns(target: Target, first: Who): Promise<string[]> {
    const storedDocument = await find(first, target);
    if (!storedDocument) return [];
    const { field, value } = repeatedField(random, target.collection, storedDocument);
    const values = [value, storedDocument[field] as typeof value];
    const count = 2 + random.whole(MAX_TURNS);
    let writer = first;
    for (let turn = 0; turn < count; turn += 1, writer = getOther(writer)) {
      const next = values[turn % 2];
      await change(writer, target, editTo(field, next));
      const test: Test = (one) => one !== undefined && one[field] === next;
      if (!(await arrives(getOther(writer), target, test, ARRIVES_IN_CALM)))
        return [`never came: ${field}=${String(next)} of ${buildKey(target)}, turn ${turn}`];
    }
    return [];
  }

  async function again(target: Target, who: Who): Promise<string[]> {
    const other = getOther(who);
    const before = await remove(who, target);
    if (!before) return [];
    if (!(await arrives(other, target, (one) => !one, ARRIVES_IN_CALM)))
      return [`never went: ${buildKey(target)}`];
    if (random.chance(0.3)) return [];
    const maker = random.chance(0.7) ? other : who;
    const made = await makeAgain(maker, target, before);
    if (!made) return [`not gone: ${buildKey(target)}`];
    const isMade: Test = (one) => one?.createdAt === made.createdAt;
    if (await arrives(getOther(maker), target, isMade, ARRIVES_IN_CALM)) return [];
    return [`never came: ${buildKey(target)}, made again`];
  }

  return {
    setBack,
    toggle,
    takeBack,
    backAndForth,
    recreate,
    async inCalm(times) {
      const faults: string[] = [];
      const last = new Map<string, Stored | null>();
      for (let n = 0; n < times; n += 1) {
        const target = random.pick(known);
        const who: Who = random.chance(0.5) ? 0 : 1;
        const [mine, theirs] = [await find(who, target), await find(getOther(who), target)];
        if (!mine || !theirs || (await isOpen(buildKey(target)))) continue;
        const newFaults = await (random.chance(0.7) ? turns(target, who) : again(target, who));
        if (await isOpen(buildKey(target))) last.delete(buildKey(target));
        else {
          faults.push(...newFaults);
          const writer = (await find(who, target)) ?? null;
          last.set(buildKey(target), writer);
        }
      }
      return { faults, last };
    },
  };
}

export function notStanding(last: Calm['last'], stored: Replica): string[] {
  return [...last].flatMap(([key, document]) => {
    const present = stored.get(key);
    if (document ? present && sameDocument(present, document) : !present) return [];
    return [`not as said last: ${key} ${JSON.stringify(present)} for ${JSON.stringify(document)}`];
  });
}
