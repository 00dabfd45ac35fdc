import { useMemo, useSyncExternalStore } from 'react';
import type { OwnDay } from '../domain/practice/diary/sharedView';
import { hasConsent, getNow, withEntries } from './diary';
import { changes, currentSlug, readLink, listWaiting, type KeptLink } from './store';

export interface ShownLink {
  slug: string;
  link: KeptLink;
  diary: OwnDay[];
  waiting: number;
  hasConsent: boolean;
  isEnded: boolean;
}

const isExpired = (link: KeptLink): boolean =>
  link.view !== undefined && link.view.expiresAt <= getNow(link).toISOString();

function readClientLink(): ShownLink | undefined {
  const slug = currentSlug();
  const link = slug === undefined ? undefined : readLink(slug);
  if (slug === undefined || !link) return undefined;
  const waiting = listWaiting(slug);
  const entries = waiting.map(({ entry }) => entry);
  return {
    slug,
    link,
    diary: withEntries(link.view?.diary ?? [], entries),
    waiting: waiting.length,
    hasConsent: hasConsent(link.view, waiting),
    isEnded: link.isEnded === true || isExpired(link),
  };
}

export function useLink(): ShownLink | undefined {
  const version = useSyncExternalStore(changes.subscribe, changes.getSnapshot);
  // oxlint-disable-next-line react/exhaustive-deps -- the version says that what is kept was changed
  return useMemo(readClientLink, [version]);
}
