import { Badge, Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';
import type { FoodMark } from '../../domain/verdict/marks';
import { linesText } from '../../i18n/lines';

/** Badges of what speaks against a line for its eater, beside allergies. Nothing where nothing does. */
export function FoodMarks({ marks }: { marks: readonly FoodMark[] }) {
  if (marks.length === 0) return null;
  return (
    <Flex as="span" wrap="wrap" gap="1" mt="0.5">
      {marks.map((mark) => (
        <Badge
          key={mark}
          colorPalette={mark === 'sweet' ? 'turmeric' : 'chilli'}
          size="md"
          whiteSpace="normal"
        >
          <TriangleAlert size={14} aria-hidden />
          {linesText.marks[mark]}
        </Badge>
      ))}
    </Flex>
  );
}
