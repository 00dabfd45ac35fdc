import { Badge, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { FoodMark } from '../../domain/verdict/marks';
import { linesText } from '../../i18n/lines';
import { formatNumber } from '../../ui/format';

export function markText({ kind, amount = 0, word = '' }: FoodMark): string {
  const { marks } = linesText;
  if (kind === 'potassium' || kind === 'vitaminK') return marks[kind](formatNumber(amount, 0));
  if (kind === 'refused' || kind === 'disliked') return marks[kind](word);
  if (kind === 'medicine' || kind === 'asked') return marks[kind](word);
  return marks[kind];
}

const MILD: ReadonlySet<FoodMark['kind']> = new Set([
  'sweet',
  'potassium',
  'vitaminK',
  'medicine',
  'asked',
  'disliked',
]);

export const isMild = ({ kind }: Pick<FoodMark, 'kind'>): boolean => MILD.has(kind);

export function FoodMarks({ marks }: { marks: readonly FoodMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Flex as="span" wrap="wrap" gap="1" mt="0.5">
      {marks.map((mark) => (
        <Badge
          key={`${mark.kind} ${mark.word ?? ''}`}
          colorPalette={isMild(mark) ? 'turmeric' : 'chilli'}
          size="md"
          whiteSpace="normal"
          title={mark.note ?? linesText.markSources[mark.kind]}
        >
          <TriangleAlert size={14} aria-hidden />
          {markText(mark)}
        </Badge>
      ))}
    </Flex>
  );
}
