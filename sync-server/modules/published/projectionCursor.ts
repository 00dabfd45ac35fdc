/** Workspaces of which is remembered how far they were looked at. */
const MAX_LOOKED = 10_000;
/**
 * Milliseconds for which that is believed: another gateway that died in the middle may have shown what lies
 * before it.
 */
const LOOKED_FOR = 600_000;

/** Where the projection of a workspace goes on, as it is kept in `published`. */
export interface Checkpoint {
  epoch: string;
  seq: string;
  /** Whether all documents before it have their addresses; a gateway of before 0.4 kept none. */
  addresses?: boolean | undefined;
}

/** How far this process has looked beyond what is kept. */
export interface ProjectionCursor {
  kept: Checkpoint;
  seq: string;
  /** Changes between the two. */
  passed: number;
}

export const isSame = (a: Checkpoint | undefined, b: Checkpoint | undefined): boolean =>
  a?.epoch === b?.epoch && a?.seq === b?.seq;

/**
 * Changes of private documents are not worth a write, nor worth being read again each time.
 * @param now milliseconds of a clock that only goes forward
 */
export function createProjectionCursors(now: () => number) {
  const known = new Map<string, { looked: ProjectionCursor; since: number }>();
  return {
    /** Where to go on; memory counts as long as what is kept is still what it went on from. */
    after: (workspaceId: string, kept: Checkpoint): ProjectionCursor => {
      const last = known.get(workspaceId);
      if (last && isSame(last.looked.kept, kept) && now() - last.since < LOOKED_FOR)
        return last.looked;
      known.delete(workspaceId);
      return { kept, seq: kept.seq, passed: 0 };
    },
    remember: (workspaceId: string, looked: ProjectionCursor): void => {
      const last = known.get(workspaceId);
      if (!last && known.size >= MAX_LOOKED) known.clear();
      const goesOn = last && isSame(last.looked.kept, looked.kept);
      known.set(workspaceId, { looked, since: goesOn ? last.since : now() });
    },
  };
}
