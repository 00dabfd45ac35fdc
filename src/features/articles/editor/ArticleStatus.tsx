import { Badge } from '@chakra-ui/react';
import { articles as collection } from '../../../domain/collections/articles';
import type { Article } from '../../../domain/collections/articles';

const COLOURS = { draft: 'gray', published: 'leaf', archived: 'turmeric' } as const;

export function ArticleStatus({ status }: Pick<Article, 'status'>) {
  return <Badge colorPalette={COLOURS[status]}>{collection.fields.status.words[status]}</Badge>;
}
