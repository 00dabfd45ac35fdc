import { Badge } from '@chakra-ui/react';
import { articles as collection, type Article } from '../../../domain/records/articles';
import { labelOf } from '../../../i18n/labelOf';

const COLOURS = { draft: 'gray', published: 'leaf', archived: 'turmeric' } as const;

export function ArticleStatus({ status }: Pick<Article, 'status'>) {
  return (
    <Badge colorPalette={COLOURS[status] ?? 'gray'}>
      {labelOf(collection.fields.status.words, status)}
    </Badge>
  );
}
