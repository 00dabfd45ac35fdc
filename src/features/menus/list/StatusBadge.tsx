import { Badge } from '@chakra-ui/react';
import { menus, type Menu } from '../../../domain/records/menus';
import { getLabel } from '../../../i18n/labelOf';

const STATUS_COLOURS = { draft: 'gray', published: 'leaf', archived: 'turmeric' } as const;

export function StatusBadge({ status }: { status: Menu['status'] }) {
  return (
    <Badge colorPalette={STATUS_COLOURS[status] ?? 'gray'}>
      {getLabel(menus.fields.status.words, status)}
    </Badge>
  );
}
