import { isTwoWay } from '../domain/collections';
import type { ReplicatedName } from '../domain/collections';
import type { Verdict, WireDocument } from '../domain/protocol';

/**
 * Pulled versions that RxDB did not store because the document had been changed here. It leaves them to
 * the push of that change; but a change that was taken back, or that says nothing new, is never pushed,
 * and the server's version would be missing for good.
 */
export interface PassedOver {
  /** Versions are about to be stored. @returns them, with earlier ones that can be stored now */
  arriving(collection: ReplicatedName, documents: WireDocument[]): WireDocument[];
  /** One could not be stored because of a change in that moment. */
  missed(collection: ReplicatedName, document: WireDocument): void;
  /** The server judged changes: it took them, or told what it holds instead. */
  judged(verdicts: readonly Verdict[]): void;
  /** Collections in which versions can be stored now. */
  ready(): ReplicatedName[];
}

/** @param waits whether a document has a change that the server has not taken */
export function createPassedOver(
  waits: (collection: ReplicatedName, id: string) => boolean,
): PassedOver {
  const kept = new Map<ReplicatedName, Map<string, WireDocument>>();
  const of = (collection: ReplicatedName): Map<string, WireDocument> => {
    const documents = kept.get(collection) ?? new Map<string, WireDocument>();
    kept.set(collection, documents);
    return documents;
  };
  return {
    arriving(collection, documents) {
      const mine = of(collection);
      for (const document of documents)
        if (waits(collection, document.id)) mine.set(document.id, document);
        else mine.delete(document.id);
      const present = new Set(documents.map(({ id }) => id));
      const again = [...mine.values()].filter(
        ({ id }) => !present.has(id) && !waits(collection, id),
      );
      for (const { id } of again) mine.delete(id);
      return [...again, ...documents];
    },
    missed: (collection, document) => void of(collection).set(document.id, document),
    judged(verdicts) {
      for (const verdict of verdicts) {
        const { collection, id } = verdict;
        if (!isTwoWay(collection)) continue;
        if (verdict.verdict === 'accepted') of(collection).delete(id);
        // The merge with it is dropped, too, when the document changes in that moment.
        if (verdict.verdict === 'conflict') of(collection).set(id, verdict.master);
      }
    },
    ready: () =>
      [...kept].flatMap(([collection, documents]) =>
        [...documents.keys()].some((id) => !waits(collection, id)) ? [collection] : [],
      ),
  };
}
