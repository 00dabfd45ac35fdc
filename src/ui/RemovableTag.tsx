import { Tag } from '@chakra-ui/react';

/** Gives a finger 44 px around a button as high as its tag, without moving the words. */
const TOUCH_AREA = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  boxSize: '7',
  '& svg': { boxSize: '4' },
  _before: { content: '""', position: 'absolute', inset: '-2' },
} as const;

export function RemovableTag(props: {
  label: string;
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
