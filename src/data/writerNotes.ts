import type { TwoWayName } from '../domain/collections';
import { sameValue } from '../domain/equality';
import type { WireDocument } from '../domain/protocol';
import { createNotes } from './notes';

/** Who wrote the versions that this device meets, for the questions that show them. */
export interface WriterNotes {
  /** @param by name of the device that wrote this version; undefined where it is not known */
  note(collection: TwoWayName, version: WireDocument, by: string | undefined): void;
  /** Name of the device that wrote this version, told once. */
  take(collection: TwoWayName, version: WireDocument): string | undefined;
}

/**
 * A note is about one version and nobody else's: what was pulled may never be stored, or be changed here
 * before anybody asks, and a value typed here must not carry the name of another device.
 */
export function createWriterNotes(): WriterNotes {
  const notes = createNotes<{ version: WireDocument; by: string }>();
  return {
    note: (collection, version, by) =>
      notes.note(collection, version.id, by === undefined ? undefined : { version, by }),
    take(collection, version) {
      const noted = notes.take(collection, version.id);
      if (!noted || sameValue(noted.version, version)) return noted?.by;
      // The noted one may still come.
      notes.note(collection, version.id, noted);
      return undefined;
    },
  };
}
