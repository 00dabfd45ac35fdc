import { Tag } from '@chakra-ui/react';

/** The button is as high as the tag; around it a finger finds 44 px, without moving the words. */
const TOUCH_AREA = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '7',
  '& svg': { boxSize: '4' },
  _before: { content: '""', position: 'absolute', inset: '-2' },
} as const;

/** A word with a button that takes it away. */
export function RemovableTag(props: {
  label: string;
  /** Text of the button, for people who do not see the word beside it. */
  removeLabel: string;
  onRemove: () => void;
  colorPalette: string;
}) {
  return (
    <Tag.Root size="lg" colorPalette={props.colorPalette} maxW="full" minH="8" pe="0.5">
      <Tag.Label>{props.label}</Tag.Label>
      <Tag.EndElement boxSize="7" me="0">
        <Tag.CloseTrigger
          css={TOUCH_AREA}
          aria-label={props.removeLabel}
          onClick={props.onRemove}
        />
      </Tag.EndElement>
    </Tag.Root>
  );
}
