import { sameVersion } from '../domain/equality';
import type { Verdict, WireDocument } from '../domain/protocol';
import type { Row } from './verdicts';

/**
 * Versions that the server held until it took a newer one from this device. A page that was read before may
 * come after: stored, it would bring the old value back to the screen until the next page.
 */
export interface Replaced {
  /** The server judged rows. */
  judged(rows: readonly Row[], verdicts: readonly Verdict[]): void;
  /**
   * Whether this is a version that was replaced: the very same write. The same values written again later, as by
   * somebody who sets a value back, are another version; a person cannot do that in the millisecond of the first.
   */
  has(document: WireDocument): boolean;
}

/** Documents of which the last replaced version is remembered; a page under way is a matter of seconds. */
const MOST = 500;

/** For one collection under one epoch: a restored database may hold what was replaced before. */
export function createReplaced(): Replaced {
  const versions = new Map<string, WireDocument>();
  return {
    judged(rows, verdicts) {
      for (const [place, { assumed, next }] of rows.entries()) {
        if (verdicts[place]?.verdict !== 'accepted') continue;
        versions.delete(next.id);
        if (assumed) versions.set(next.id, assumed);
      }
      for (const id of versions.keys()) if (versions.size > MOST) versions.delete(id);
    },
    has(document) {
      const version = versions.get(document.id);
      return version !== undefined && sameVersion(version, document);
    },
  };
}
