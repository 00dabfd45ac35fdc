import type { SentMailsProps } from './SentMailList';
import { laterPart } from '../../ui/laterPart';

const SentMailList = laterPart(async () => (await import('./SentMailList')).SentMailList);

/** Lists which mails were sent when to whom. It stands below what a page is opened for, and comes after it. */
export function SentMails(props: SentMailsProps) {
  return <SentMailList {...props} />;
}
