import { Badge, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { FoodMark } from '../../domain/verdict/marks';
import { linesText } from '../../i18n/lines';
import { formatNumber } from '../../ui/format';

const wordOf = ({ kind, amount = 0 }: FoodMark): string =>
  kind === 'potassium' ? linesText.marks.potassium(formatNumber(amount, 0)) : linesText.marks[kind];

const isMild = ({ kind }: FoodMark): boolean => kind === 'sweet' || kind === 'potassium';

/** Badges of what speaks against a line for its eater, beside allergies; each says its source when pointed at. */
export function FoodMarks({ marks }: { marks: readonly FoodMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Flex as="span" wrap="wrap" gap="1" mt="0.5">
      {marks.map((mark) => (
        <Badge
          key={mark.kind}
          colorPalette={isMild(mark) ? 'turmeric' : 'chilli'}
          size="md"
          whiteSpace="normal"
          title={linesText.markSources[mark.kind]}
        >
          <TriangleAlert size={14} aria-hidden />
          {wordOf(mark)}
        </Badge>
      ))}
    </Flex>
  );
}
