import type { SentMailsProps } from './SentMailList';
import { laterPart } from '../../ui/laterPart';

const SentMailList = laterPart(async () => (await import('./SentMailList')).SentMailList);

export function SentMails(props: SentMailsProps) {
  return <SentMailList {...props} />;
}
