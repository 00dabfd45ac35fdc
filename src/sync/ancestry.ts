import type { OpenLocalData } from '../data/openLocalData';
import type { PassageRecord } from '../data/sideStore';
import { ancestorsAmong } from '../data/versions';
import type { TwoWayName } from '../domain/collections';
import { sameDocument } from '../domain/equality';
import type { Verdict, WireDocument } from '../domain/protocol';
import { newId } from '../platform/ids';
import { rowOf } from './verdicts';
import type { Row } from './verdicts';

/** A version that RxDB wants to push. */
export interface Pushed {
  assumed: WireDocument | null;
  next: WireDocument;
}

/** The replication that pushes. */
export interface Pushing {
  /** As RxDB names it in what it stores. */
  hash: string;
  /** When RxDB noted what it assumes of documents, by id, in milliseconds of this device's clock. */
  notedAt(ids: string[]): Promise<Map<string, number>>;
}

/**
 * What a document's versions on this device and on the server have in common. RxDB notes it after it
 * stored or sent something; a tab killed in between would forget it, and a merge without the true ancestor
 * brings back what a person took out. So what comes and goes is noted here before it does.
 */
export interface Ancestry {
  /** Reads what an earlier run left unfinished. */
  load(): Promise<void>;
  /** New documents are about to be stored. @returns ends the note, once RxDB has its own */
  arriving(name: TwoWayName, hash: string, ids: string[]): Promise<() => void>;
  /** The rows of a push, on their true ancestors. */
  rowsOf(name: TwoWayName, pushing: Pushing, pushed: readonly Pushed[]): Promise<Row[]>;
  /** Versions will leave as soon as there is a network. */
  leaving(name: TwoWayName, documents: WireDocument[]): Leaving;
  /**
   * The server's verdicts are settled; conflicts are told the ancestor for their merge.
   * @returns forgets what was noted, once RxDB has noted what came of it
   */
  judged(note: Leaving, rows: readonly Row[], verdicts: readonly Verdict[]): () => Promise<void>;
}

/** Notes what leaves. */
export interface Leaving {
  key: string;
  collection: TwoWayName;
  /**
   * Stores the note, once. Called when the versions are about to be sent, and not before there is a network:
   * a week of starts without one must not pile up notes.
   */
  write(): Promise<void>;
}

const idsOf = (passage: PassageRecord): string[] =>
  passage.way === 'down' ? passage.ids : passage.documents.map(({ id }) => id);

export function createAncestry({ rx, side }: Pick<OpenLocalData, 'rx' | 'side'>): Ancestry {
  /** What earlier runs left, as far as the server has not judged it since. */
  const leftovers = new Map<string, { passage: PassageRecord; open: Set<string> }>();

  function leftOf(collection: TwoWayName, id: string): PassageRecord[] {
    return [...leftovers.values()]
      .filter(({ passage, open }) => passage.collection === collection && open.has(id))
      .map(({ passage }) => passage);
  }

  /** What this device sent of a document without hearing more, oldest first. */
  function sentOf(collection: TwoWayName, id: string): WireDocument[] {
    return leftOf(collection, id).flatMap((one) =>
      one.way === 'up' ? one.documents.filter((document) => document.id === id) : [],
    );
  }

  /**
   * The ancestor of a row and the server's version. A version that was sent lies below what this device
   * holds now. It lies below the server's, too, where that is the same; and where the document was new,
   * the first one does in any case, because nobody could change what was never taken.
   */
  function baseOf({ collection, assumed }: Row, master: WireDocument): WireDocument | null {
    const sent = sentOf(collection, master.id);
    if (sent.some((document) => sameDocument(document, master))) return master;
    return assumed ?? sent[0] ?? null;
  }

  /** A document that was pulled, though RxDB knows nothing of it. */
  function isPulled(collection: TwoWayName, id: string, hash: string): boolean {
    return leftOf(collection, id).some((one) => one.way === 'down' && one.hash === hash);
  }

  /** An earlier run noted that it sends this very version. */
  const isSent = (collection: TwoWayName, document: WireDocument): boolean =>
    sentOf(collection, document.id).some((one) => sameDocument(one, document));

  /** @returns notes that are of no more use */
  function answered(rows: readonly Row[]): string[] {
    for (const { collection, next } of rows)
      for (const { passage, open } of leftovers.values())
        if (passage.collection === collection) open.delete(next.id);
    const ended = [...leftovers].filter(([, { open }]) => open.size === 0).map(([key]) => key);
    for (const key of ended) leftovers.delete(key);
    return ended;
  }

  return {
    async load() {
      for (const passage of await side.passages.toArray())
        leftovers.set(passage.key, { passage, open: new Set(idsOf(passage)) });
    },
    async arriving(collection, hash, ids) {
      const key = newId();
      await side.passages.put({ key, way: 'down', collection, hash, ids });
      return () => void side.passages.delete(key).catch(() => undefined); // read again, it says the same
    },
    async rowsOf(name, { hash, notedAt }, pushed) {
      const ids = pushed.map(({ next }) => next.id);
      const [refused, ancestors] = await Promise.all([
        side.rejectionsAmong(name, ids),
        ancestorsAmong(side, name, rx[name], ids, hash),
      ]);
      const certain = [...ancestors].flatMap(([id, one]) => (one.certain ? [id] : []));
      const noted = certain.length > 0 ? await notedAt(certain) : new Map<string, number>();
      return pushed.map(({ assumed, next }) => {
        const kept = ancestors.get(next.id);
        if (kept?.certain && kept.keptAt > (noted.get(next.id) ?? 0))
          return rowOf(refused, name, kept.document, next);
        // Not changed since it was stored, it is its own ancestor.
        const known = assumed ?? (isPulled(name, next.id, hash) ? (kept?.document ?? next) : null);
        return rowOf(refused, name, known, next);
      });
    },
    leaving(collection, documents) {
      const key = newId();
      let written: Promise<unknown> | undefined;
      return {
        key,
        collection,
        async write() {
          const unknown = documents.filter((one) => !isSent(collection, one));
          if (unknown.length === 0) return;
          written ??= side.passages.put({ key, way: 'up', collection, documents: unknown });
          await written;
        },
      };
    },
    judged(note, rows, verdicts) {
      verdicts.forEach((verdict, place) => {
        const row = rows[place];
        if (!row || verdict.verdict !== 'conflict') return;
        side.bases.note(row.collection, row.next.id, baseOf(row, verdict.master));
      });
      // A merge is not stored when the document changes in that moment: then it is needed again.
      const settled = rows.filter((_row, place) => verdicts[place]?.verdict !== 'conflict');
      const notes = [note.key, ...answered(settled)];
      return async () => {
        const ids = settled.map(({ next }) => next.id);
        await Promise.all([
          side.forgetAncestors(note.collection, ids),
          side.passages.bulkDelete(notes),
        ]);
      };
    },
  };
}
