import { Box, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { common } from '../i18n/common';
import { optionLook } from './optionLook';

const LIST_LOOK = {
  mt: '1',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'l2',
  maxH: '48',
  overflowY: 'auto',
  py: '1',
} as const;

function useInSight(text: string) {
  const box = useRef<HTMLDivElement>(null);
  // Not on a press alone, which would move what is pressed.
  useEffect(() => {
    if (text !== '') box.current?.scrollIntoView({ block: 'nearest' });
  }, [text]);
  return box;
}

export function TagSuggestions(props: {
  id: string;
  label: string;
  options: string[];
  active: number;
  text: string;
  onTake: (word: string) => void;
}) {
  const box = useInSight(props.text);
  return (
    <Box
      ref={box}
      id={props.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot take free words
      role="listbox"
      aria-label={`${common.tags.suggestions}: ${props.label}`}
      // A list that scrolls would be a stop of the Tab key, gone as soon as it has the focus.
      tabIndex={-1}
      {...LIST_LOOK}
    >
      {props.options.map((option, index) => (
        <Flex
          key={option}
          id={`${props.id}-${index}`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option outside a select has no tag of its own
          role="option"
          aria-selected={index === props.active}
          minH="11"
          px="3"
          align="center"
          {...optionLook(index === props.active)}
          // mousedown, because a click would come after the input lost its focus
          onMouseDown={(event) => {
            event.preventDefault();
            props.onTake(option);
          }}
        >
          {option}
        </Flex>
      ))}
    </Box>
  );
}
