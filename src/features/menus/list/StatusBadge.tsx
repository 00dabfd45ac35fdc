import { Badge } from '@chakra-ui/react';
import { menus } from '../../../domain/collections/menus';
import type { Menu } from '../../../domain/collections/menus';

const STATUS_COLOURS = { draft: 'gray', published: 'leaf', archived: 'turmeric' } as const;

/** A menu's status, in its colour. */
export function StatusBadge({ status }: { status: Menu['status'] }) {
  return <Badge colorPalette={STATUS_COLOURS[status]}>{menus.fields.status.words[status]}</Badge>;
}
