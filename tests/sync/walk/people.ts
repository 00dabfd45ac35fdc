import type { KeptConflict, KeptRefusal } from '../support/kept';
import type { RemoteDevice } from '../support/deviceProcess';
import type { Edit, Edited, Stored } from '../support/edits';
import { newDocument, randomEdit, type Fresh } from './actions';
import type { Ledger } from './ledger';
import type { Random } from './random';
import { WALKED, type Walked } from './repeated';
import { createRepeats, type Place, type Repeats } from './repeats';
import { nameOf, type Who } from './who';

export interface People extends Repeats {
  add(who: Who, collection?: Walked): Promise<void>;
  edit(who: Who): Promise<void>;
  remove(who: Who): Promise<void>;
  undo(): Promise<void>;
  decide(who: Who): Promise<boolean>;
}

export interface PeopleParts {
  devices: readonly [RemoteDevice, RemoteDevice];
  random: Random;
  fresh: Fresh;
  ledger: Ledger;
  say(who: Who, what: string): void;
}

const keyOf = (one: { collection: string; id: string }): string => `${one.collection}:${one.id}`;

export function createPeople({ devices, random, fresh, ledger, say }: PeopleParts): People {
  const known: Place[] = [];
  const deleted: { who: Who; collection: Walked; document: Stored }[] = [];

  async function decideConflict(who: Who, conflict: KeptConflict): Promise<void> {
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

  async function decideRejection(who: Who, record: KeptRefusal): Promise<void> {
    const op = random.chance(0.3) ? 'retryRejection' : 'discardRejection';
    const shown = await devices[who].find(record.collection, record.id);
    ledger.refused(record, op === 'discardRejection' ? [record.copy ?? {}, shown ?? {}] : []);
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

  async function remove(who: Who, place: Place): Promise<Stored | null> {
    const { collection, id } = place;
    const document = (await devices[who].call({ op: 'remove', collection, id })) as Stored | null;
    if (!document) return null;
    deleted.push({ who, collection, document });
    ledger.wrote(nameOf(who), keyOf(place), 'deletion', document, null);
    say(who, `deletes ${keyOf(place)}`);
    return document;
  }

  return {
    ...createRepeats({ devices, random, fresh, ledger, known, say, change, remove }),
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
    async remove(who) {
      await remove(who, random.pick(known));
    },
    async undo() {
      const last = deleted.pop();
      if (!last) return;
      const { who, collection, document } = last;
      if (await devices[who].find(collection, String(document.id))) return;
      const key = `${collection}:${String(document.id)}`;
      await devices[who].call({ op: 'restore', collection, document });
      ledger.wrote(nameOf(who), key, 'undo', null, document);
      say(who, `takes back the deletion of ${key}`);
    },
    async decide(who) {
      const { conflicts, rejections } = await devices[who].kept();
      if (conflicts.length + rejections.length === 0) return false;
      if (rejections.length > 0 && (conflicts.length === 0 || random.chance(0.5)))
        await decideRejection(who, random.pick(rejections));
      else await decideConflict(who, random.pick(conflicts));
      return true;
    },
  };
}
