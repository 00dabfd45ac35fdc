import { Box, Field, Flex, Input, Tag, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { common } from '../i18n/common';
import { addTag, matchSuggestions } from './tags';

interface TagInputProps {
  label: string;
  value: string[];
  onChange: (tags: string[]) => void;
  suggestions?: readonly string[];
  /** Most tags. */
  max: number;
  placeholder?: string;
  helperText?: string;
  errorText?: string;
  /** Chilli for allergies, for example. */
  colorPalette?: string;
}

/** What the keys do: Enter adds, Tab takes the suggestion, Backspace on nothing removes the last tag. */
function useTagKeys(props: TagInputProps) {
  const { value, onChange, max } = props;
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = open ? matchSuggestions(props.suggestions ?? [], value, text) : [];

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const add = (word: string) => {
    const next = addTag(value, word, max);
    if (next !== value) onChange(next);
    if (next !== value || value.length < max) setText('');
    setActive(-1);
  };
  const type = (next: string) => {
    setText(next);
    setActive(-1);
    setOpen(true);
  };
  const move = (step: number) => {
    setOpen(true);
    if (options.length > 0)
      setActive(
        (active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length,
      );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Vietnamese input methods end a syllable with the same keys.
    if (event.nativeEvent.isComposing) return;
    const suggestion = options[active] ?? (text.trim() ? options[0] : undefined);
    if (event.key === 'Enter' && (text.trim() || active >= 0)) {
      event.preventDefault();
      add(options[active] ?? text);
    } else if (event.key === 'Tab' && !event.shiftKey && suggestion) {
      event.preventDefault();
      add(suggestion);
    } else if (event.key === 'Backspace' && text === '' && value.length > 0) {
      onChange(value.slice(0, -1));
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  return { text, type, options, active, add, close, onKeyDown, openList: () => setOpen(true) };
}

function Suggestions(props: {
  id: string;
  label: string;
  options: string[];
  active: number;
  onTake: (word: string) => void;
}) {
  return (
    <Box
      id={props.id}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot take free words
      role="listbox"
      aria-label={`${common.tags.suggestions}: ${props.label}`}
      position="absolute"
      insetInline="0"
      top="100%"
      mt="1"
      zIndex="dropdown"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l2"
      boxShadow="md"
      maxH="60"
      overflowY="auto"
      py="1"
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
          cursor="pointer"
          bg={index === props.active ? 'leaf.subtle' : undefined}
          _hover={{ bg: 'bg.muted' }}
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

/** Words as tags, typed freely or taken from suggestions. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, max } = props;
  const keys = useTagKeys(props);
  const list = useId();
  const expanded = keys.options.length > 0;
  const hint = value.length >= max ? common.tags.full(max) : (props.helperText ?? common.tags.hint);
  const leave = () => {
    keys.add(keys.text);
    keys.close();
  };
  return (
    <Field.Root invalid={Boolean(props.errorText)}>
      <Field.Label>{props.label}</Field.Label>
      <Box position="relative" w="full">
        <Flex
          wrap="wrap"
          gap="1.5"
          p="1.5"
          minH="11"
          align="center"
          borderWidth="1px"
          borderColor="border.emphasized"
          borderRadius="l2"
          bg="bg.panel"
          _focusWithin={{ borderColor: 'leaf.focusRing' }}
        >
          {value.map((tag) => (
            <Tag.Root key={tag} size="lg" colorPalette={props.colorPalette ?? 'gray'} maxW="full">
              <Tag.Label>{tag}</Tag.Label>
              <Tag.EndElement>
                <Tag.CloseTrigger
                  aria-label={common.tags.remove(tag)}
                  onClick={() => onChange(value.filter((other) => other !== tag))}
                />
              </Tag.EndElement>
            </Tag.Root>
          ))}
          <Input
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the combobox pattern; a select cannot take free words
            role="combobox"
            aria-expanded={expanded}
            aria-controls={expanded ? list : undefined}
            aria-autocomplete="list"
            aria-activedescendant={keys.active >= 0 ? `${list}-${keys.active}` : undefined}
            autoComplete="off"
            flex="1"
            minW="32"
            w="auto"
            h="8"
            px="1.5"
            borderWidth="0"
            bg="transparent"
            focusRing="none"
            readOnly={value.length >= max}
            placeholder={value.length === 0 ? props.placeholder : undefined}
            value={keys.text}
            maxLength={120}
            onChange={(event) => keys.type(event.target.value)}
            onKeyDown={keys.onKeyDown}
            onFocus={keys.openList}
            onBlur={leave}
          />
        </Flex>
        {expanded ? (
          <Suggestions
            id={list}
            label={props.label}
            options={keys.options}
            active={keys.active}
            onTake={keys.add}
          />
        ) : null}
      </Box>
      {props.errorText ? (
        <Field.ErrorText>{props.errorText}</Field.ErrorText>
      ) : (
        <Field.HelperText>
          <Text as="span" aria-live="polite">
            {hint}
          </Text>
        </Field.HelperText>
      )}
    </Field.Root>
  );
}
