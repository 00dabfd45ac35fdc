import { lazy, Suspense } from 'react';
import type { SentMailsProps } from './SentMailList';

const SentMailList = lazy(async () => ({ default: (await import('./SentMailList')).SentMailList }));

/** What was sent when to whom. It stands below what a page is opened for, and comes after it. */
export function SentMails(props: SentMailsProps) {
  return (
    <Suspense>
      <SentMailList {...props} />
    </Suspense>
  );
}
