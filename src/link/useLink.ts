import { useMemo, useSyncExternalStore } from 'react';
import type { OwnDay } from '../domain/practice/diary/sharedView';
import { hasConsent, nowOf, withEntries } from './diary';
import { changes, currentSlug, readLink, waitingOf, type KeptLink } from './store';

/** Data of the client whose link was opened last, as the page shows them. */
export interface ShownLink {
  slug: string;
  link: KeptLink;
  /** With what waits on this phone, the newest day first. */
  diary: OwnDay[];
  waiting: number;
  hasConsent: boolean;
  /** It is none any more, as far as this phone knows. */
  isEnded: boolean;
}

const isExpired = (link: KeptLink): boolean =>
  link.view !== undefined && link.view.expiresAt <= nowOf(link).toISOString();

function shown(): ShownLink | undefined {
  const slug = currentSlug();
  const link = slug === undefined ? undefined : readLink(slug);
  if (slug === undefined || !link) return undefined;
  const waiting = waitingOf(slug);
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

/** Reads what is kept, again after each change. */
export function useLink(): ShownLink | undefined {
  const version = useSyncExternalStore(changes.subscribe, changes.getSnapshot);
  // oxlint-disable-next-line react/exhaustive-deps -- the version says that what is kept was changed
  return useMemo(shown, [version]);
}
