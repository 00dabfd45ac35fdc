import { Badge } from '@chakra-ui/react';
import { articles as collection, type Article } from '../../../domain/records/articles';
import { getLabel } from '../../../i18n/labelOf';

const COLOURS = { draft: 'gray', published: 'leaf', archived: 'turmeric' } as const;

export function ArticleStatus({ status }: Pick<Article, 'status'>) {
  return (
    <Badge colorPalette={COLOURS[status] ?? 'gray'}>
      {getLabel(collection.fields.status.words, status)}
    </Badge>
  );
}
