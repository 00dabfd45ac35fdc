import type { KeptConflict, KeptRefusal } from '../support/kept';
import type { RemoteDevice } from '../support/deviceProcess';
import type { Edit, Edited, Stored } from '../support/edits';
import { newDocument, randomEdit, type Fresh } from './actions';
import type { Ledger } from './ledger';
import type { Random } from './random';
import { WALKED, type Walked } from './repeated';
import { createRepeats, type Target, type Repeats } from './repeats';
import { getName, type Who } from './who';

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

const buildKey = (one: { collection: string; id: string }): string => `${one.collection}:${one.id}`;

export function createPeople({ devices, random, fresh, ledger, say }: PeopleParts): People {
  const known: Target[] = [];
  const deleted: { who: Who; collection: Walked; document: Stored }[] = [];

  async function decideConflict(who: Who, conflict: KeptConflict): Promise<void> {
    const { key, collection, id, path } = conflict;
    const resolve = (take: 'shown' | 'kept'): Promise<unknown> =>
      devices[who].call({ op: 'resolveConflict', key, take });
    ledger.recordConflict(conflict);
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
        ledger.wrote(
          getName(who),
          buildKey(conflict),
          after ? 'change' : 'deletion',
          before,
          after,
        );
        return say(who, `takes the kept ${path} of ${buildKey(conflict)}`);
      }
    }
    ledger.gaveUp(conflict);
    await resolve('shown');
    say(who, `keeps the shown ${path} of ${buildKey(conflict)}`);
  }

  async function decideRejection(who: Who, record: KeptRefusal): Promise<void> {
    const op = random.chance(0.3) ? 'retryRejection' : 'discardRejection';
    const doc = await devices[who].find(record.collection, record.id);
    ledger.refused(record, op === 'discardRejection' ? [record.copy ?? {}, doc ?? {}] : []);
    await devices[who].call({ op, key: record.key });
    say(who, `${op} ${buildKey(record)} (${record.code})`);
  }

  async function change(who: Who, target: Target, edit: Edit): Promise<Edited> {
    const edited = await devices[who].edit(target.collection, target.id, edit);
    if (!edited) return null;
    ledger.wrote(getName(who), buildKey(target), 'change', edited.before, edited.after);
    say(who, `${JSON.stringify(edit)} in ${buildKey(target)}`);
    return edited;
  }

  async function remove(who: Who, target: Target): Promise<Stored | null> {
    const { collection, id } = target;
    const document = (await devices[who].call({ op: 'remove', collection, id })) as Stored | null;
    if (!document) return null;
    deleted.push({ who, collection, document });
    ledger.wrote(getName(who), buildKey(target), 'deletion', document, null);
    say(who, `deletes ${buildKey(target)}`);
    return document;
  }

  return {
    ...createRepeats({ devices, random, fresh, ledger, known, say, change, remove }),
    async add(who, collection = random.pick(WALKED)) {
      const clients = known.filter((one) => one.collection === 'clients');
      const clientId = clients.length > 0 ? random.pick(clients).id : '';
      const fields = newDocument(collection, fresh, clientId);
      const made = await devices[who].insert(collection, fields);
      const target = { collection, id: made.id };
      known.push(target);
      ledger.wrote(getName(who), buildKey(target), 'change', null, made);
      say(who, `adds ${buildKey(target)}`);
    },
    async edit(who) {
      const target = random.pick(known);
      await change(who, target, randomEdit(random, fresh, target.collection));
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
      ledger.wrote(getName(who), key, 'undo', null, document);
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
