const MAX_LOOKED = 10_000;
/** Milliseconds; bounded, as a gateway that died halfway may have shown something before that point. */
const LOOKED_FOR = 600_000;

export interface Checkpoint {
  epoch: string;
  seq: string;
  addresses?: boolean | undefined;
}

export interface ProjectionCursor {
  kept: Checkpoint;
  seq: string;
  passed: number;
}

export const isSame = (a: Checkpoint | undefined, b: Checkpoint | undefined): boolean =>
  a?.epoch === b?.epoch && a?.seq === b?.seq;

export function createProjectionCursors(now: () => number) {
  const known = new Map<string, { looked: ProjectionCursor; since: number }>();
  return {
    /** Memory is valid only while the stored checkpoint is the one it continued from. */
    after: (workspaceId: string, checkpoint: Checkpoint): ProjectionCursor => {
      const last = known.get(workspaceId);
      if (last && isSame(last.looked.kept, checkpoint) && now() - last.since < LOOKED_FOR)
        return last.looked;
      known.delete(workspaceId);
      return { kept: checkpoint, seq: checkpoint.seq, passed: 0 };
    },
    remember: (workspaceId: string, looked: ProjectionCursor): void => {
      const last = known.get(workspaceId);
      if (!last && known.size >= MAX_LOOKED) known.clear();
      const isSameCheckpoint = last && isSame(last.looked.kept, looked.kept);
      known.set(workspaceId, { looked, since: isSameCheckpoint ? last.since : now() });
    },
  };
}
