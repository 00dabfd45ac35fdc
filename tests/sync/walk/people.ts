import type { ConflictRecord, RejectionRecord } from '../../../src/data/sideStore';
import type { RemoteDevice } from '../support/deviceProcess';
import type { Edit, Edited, Stored } from '../support/edits';
import { newDocument, randomEdit, repeatedEdit, WALKED } from './actions';
import type { Fresh, Walked } from './actions';
import type { Ledger } from './ledger';
import type { Random } from './random';

/** What a person does on a device. All of it is noted: what was stored, and each step in words. */
export interface People {
  add(who: Who, collection?: Walked): Promise<void>;
  edit(who: Who): Promise<void>;
  /** Sets a value; the other device sets it back, as a rule when it has arrived there. */
  setBack(who: Who): Promise<void>;
  remove(who: Who): Promise<void>;
  /** Takes the last deletion back, on the device that made it. */
  undo(): Promise<void>;
  /** Decides one thing that only a person can. @returns whether there was any */
  decide(who: Who): Promise<boolean>;
}

/** The tablet, or the phone. */
export type Who = 0 | 1;

interface Place {
  collection: Walked;
  id: string;
}

export interface PeopleParts {
  devices: readonly [RemoteDevice, RemoteDevice];
  random: Random;
  fresh: Fresh;
  ledger: Ledger;
  say(who: Who, what: string): void;
}

/** Longest wait for a value that the other device is to set back, and between two looks, in milliseconds. */
const ARRIVES_WITHIN = 400;
const LOOK_EVERY = 20;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export const nameOf = (who: Who): string => (who === 0 ? 'tablet' : 'phone');
const keyOf = (one: { collection: string; id: string }): string => `${one.collection}:${one.id}`;

export function createPeople({ devices, random, fresh, ledger, say }: PeopleParts): People {
  const known: Place[] = [];
  const deleted: { who: Who; collection: Walked; document: Stored }[] = [];

  async function decideConflict(who: Who, conflict: ConflictRecord): Promise<void> {
    const { key, collection, id, path } = conflict;
    const resolve = (take: 'shown' | 'kept'): Promise<unknown> =>
      devices[who].call({ op: 'resolveConflict', key, take });
    ledger.asked(conflict);
    if (random.chance(0.5)) {
      const before = (await devices[who].find(collection, id)) ?? null;
      const taken = await resolve('kept').then(
        () => true,
        (error: unknown) => {
          if (!String(error).includes('KeptPlaceGone')) throw error;
          return false;
        },
      );
      if (taken) {
        const after = (await devices[who].find(collection, id)) ?? null;
        ledger.wrote(nameOf(who), keyOf(conflict), after ? 'change' : 'deletion', before, after);
        return say(who, `takes the kept ${path} of ${keyOf(conflict)}`);
      }
    }
    ledger.gaveUp(conflict);
    await resolve('shown');
    say(who, `keeps the shown ${path} of ${keyOf(conflict)}`);
  }

  async function decideRejection(who: Who, record: RejectionRecord): Promise<void> {
    const op = random.chance(0.3) ? 'retryRejection' : 'discardRejection';
    const shown = await devices[who].find(record.collection, record.id);
    // What was typed on top of it goes with it: that is what the person sees and gives up.
    ledger.refused(record, op === 'discardRejection' ? [record.copy, shown ?? {}] : []);
    await devices[who].call({ op, key: record.key });
    say(who, `${op} ${keyOf(record)} (${record.code})`);
  }

  async function change(who: Who, place: Place, edit: Edit): Promise<Edited> {
    const edited = await devices[who].edit(place.collection, place.id, edit);
    if (!edited) return null;
    ledger.wrote(nameOf(who), keyOf(place), 'change', edited.before, edited.after);
    say(who, `${JSON.stringify(edit)} in ${keyOf(place)}`);
    return edited;
  }

  async function arrives(who: Who, { collection, id }: Place, field: string, value: unknown) {
    const end = performance.now() + ARRIVES_WITHIN;
    while (performance.now() < end) {
      if ((await devices[who].find(collection, id))?.[field] === value) return;
      await pause(LOOK_EVERY);
    }
  }

  return {
    async add(who, collection = random.pick(WALKED)) {
      const clients = known.filter((one) => one.collection === 'clients');
      const clientId = clients.length > 0 ? random.pick(clients).id : '';
      const fields = newDocument(collection, fresh, clientId);
      const made = await devices[who].insert(collection, fields);
      const place = { collection, id: made.id };
      known.push(place);
      ledger.wrote(nameOf(who), keyOf(place), 'change', null, made);
      say(who, `adds ${keyOf(place)}`);
    },
    async edit(who) {
      const place = random.pick(known);
      await change(who, place, randomEdit(random, fresh, place.collection));
    },
    async setBack(who) {
      const place = random.pick(known);
      const found = await devices[who].find(place.collection, place.id);
      if (!found) return;
      const edit = repeatedEdit(random, place.collection, found);
      const before = (await change(who, place, edit))?.before[edit.field];
      const other = who === 0 ? 1 : 0;
      await arrives(other, place, edit.field, edit.value);
      if (typeof before === 'string') await change(other, place, { ...edit, value: before });
    },
    async remove(who) {
      const { collection, id } = random.pick(known);
      const document = (await devices[who].call({ op: 'remove', collection, id })) as Stored | null;
      if (!document) return;
      deleted.push({ who, collection, document });
      ledger.wrote(nameOf(who), keyOf({ collection, id }), 'deletion', document, null);
      say(who, `deletes ${keyOf({ collection, id })}`);
    },
    async undo() {
      const last = deleted.pop();
      if (!last) return;
      const { who, collection, document } = last;
      const key = `${collection}:${String(document.id)}`;
      await devices[who].call({ op: 'restore', collection, document });
      ledger.wrote(nameOf(who), key, 'undo', null, document);
      say(who, `takes back the deletion of ${key}`);
    },
    async decide(who) {
      const { conflicts, rejections } = await devices[who].kept();
      const open = rejections.filter((one) => !one.retry && !one.dropped && !one.merged);
      if (conflicts.length + open.length === 0) return false;
      if (open.length > 0 && (conflicts.length === 0 || random.chance(0.5)))
        await decideRejection(who, random.pick(open));
      else await decideConflict(who, random.pick(conflicts));
      return true;
    },
  };
}
