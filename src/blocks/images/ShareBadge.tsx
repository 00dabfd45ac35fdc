import { Badge } from '@chakra-ui/react';
import type { ShareState } from '../../domain/records/images/shareState';
import { imagesText } from '../../i18n/images';

const COLOURS = {
  waiting: 'turmeric',
  approved: 'leaf',
  declined: 'chilli',
  removed: 'chilli',
} as const;

export function ShareBadge({ state }: { state: ShareState | undefined }) {
  const kind = state?.kind ?? 'private';
  if (kind === 'private') return null;
  return <Badge colorPalette={COLOURS[kind]}>{imagesText.sharing.badge[kind]}</Badge>;
}
