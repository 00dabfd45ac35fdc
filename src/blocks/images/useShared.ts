import { useMemo } from 'react';
import { useData, useLive } from '../../data/react';
import type { SharedImageEntry } from '../../domain/records/library';
import type { ImageRecord } from '../../domain/records/images';
import type { Notice } from '../../domain/records/notices';
import { findShareState, type ShareState } from '../../domain/records/images/shareState';
import { listMessages } from '../../domain/practice/notices';

export function useShared(): SharedImageEntry[] | undefined {
  const data = useData();
  return useLive(() => data.sharedImages.watchAll(), [data]);
}

export type FindShareState = (image: ImageRecord) => ShareState | undefined;

function createFinder(
  shared: readonly SharedImageEntry[] | undefined,
  notices: readonly Notice[] | undefined,
): FindShareState {
  if (!shared || !notices) return () => undefined;
  const messages = listMessages(notices);
  const entries = new Map(shared.map((one) => [`${one.workspaceId}/${one.imageId}`, one]));
  return (image) => {
    const entry = entries.get(`${image.workspaceId}/${image.id}`);
    return findShareState(image, { shared: entry ? [entry] : [], notices: messages });
  };
}

/** Once for a list: the shared library may have thousands of entries. */
export function useShareStates(): FindShareState {
  const data = useData();
  const shared = useShared();
  const notices = useLive(() => data.notices.watchAll(), [data]);
  return useMemo(() => createFinder(shared, notices), [shared, notices]);
}
