import { Box, Field, Flex, Input, Text } from '@chakra-ui/react';
import { useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { common } from '../i18n/common';
import { RemovableTag } from './RemovableTag';
import { TagSuggestions } from './TagSuggestions';
import { holdsSeparator, matchSuggestions, MAX_TAG, suggestionFor, type TagAliases } from './tags';
import { isComposing } from './composing';
import { useAfterPress } from './useAfterPress';
import { useTagText } from './useTagText';

interface TagInputProps {
  label: string;
  value: string[];
  onChange: (tags: string[]) => void;
  suggestions?: readonly string[];
  aliases?: TagAliases | undefined;
  max: number;
  /** What stands in a full box is handed up all the same, for a form that stores it or says why not. */
  keepsBeyondMax?: boolean;
  placeholder?: string;
  helperText?: string;
  errorText?: string;
  colorPalette?: string;
}

function useOpenList() {
  const [open, setOpen] = useState(false);
  const [moved, setMoved] = useState(-1);
  const afterPress = useAfterPress();
  const focused = useRef(false);
  const close = () => {
    setOpen(false);
    setMoved(-1);
  };
  return {
    open,
    moved,
    setOpen,
    setMoved,
    close,
    enter: () => {
      focused.current = true;
      setOpen(true);
    },
    leave: () => {
      focused.current = false;
      afterPress(() => {
        if (!focused.current) close();
      });
    },
  };
}

function useTagKeys(props: TagInputProps) {
  const tagText = useTagText(props);
  const { text, done } = tagText;
  const list = useOpenList();
  const { open, moved, setOpen, setMoved, close } = list;
  const options = open ? matchSuggestions(props.suggestions ?? [], done, text, props.aliases) : [];
  const proposal = suggestionFor(options, text);
  const active = moved >= 0 || proposal === undefined ? moved : options.indexOf(proposal);

  const take = (word: string) => {
    tagText.take(word);
    setMoved(-1);
  };
  const type = (next: string) => {
    tagText.type(next);
    setMoved(-1);
    setOpen(true);
  };
  const move = (step: number) => {
    setOpen(true);
    if (options.length > 0)
      setMoved(
        (active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length,
      );
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // Vietnamese input methods end a syllable with the same keys.
    if (isComposing(event)) return;
    const option = options[active];
    const suggestion = option ?? (text.trim() ? options[0] : undefined);
    if (event.key === 'Enter' && (text.trim() || option)) {
      event.preventDefault();
      if (option) take(option);
      else tagText.enter();
    } else if (event.key === 'Tab' && !event.shiftKey && suggestion) {
      event.preventDefault();
      take(suggestion);
    } else if (event.key === 'Backspace' && text === '' && done.length > 0) {
      tagText.remove(done.at(-1) ?? '');
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      event.stopPropagation();
      close();
    }
  };
  const onPaste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The box has one line of so many letters: line breaks of a pasted list, or its end, would be gone.
    const pasted = event.clipboardData.getData('text');
    if (!holdsSeparator(pasted) && text.length + pasted.length <= MAX_TAG) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    tagText.paste(before + pasted + text.slice(selectionEnd ?? text.length));
  };
  const leave = () => {
    tagText.leave();
    list.leave();
  };
  return {
    ...tagText,
    type,
    options,
    active,
    take,
    leave,
    onKeyDown,
    onPaste,
    openList: list.enter,
  };
}

interface TagBoxProps {
  props: TagInputProps;
  keys: ReturnType<typeof useTagKeys>;
  list: string;
  full: boolean;
}

function TypingField({ props, keys, list, full }: TagBoxProps) {
  const { done, text } = keys;
  const expanded = keys.options.length > 0;
  return (
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
      readOnly={full && text === ''}
      placeholder={done.length === 0 ? props.placeholder : undefined}
      value={text}
      maxLength={MAX_TAG}
      onChange={(event) => keys.type(event.target.value)}
      onKeyDown={keys.onKeyDown}
      onFocus={keys.openList}
      onPaste={keys.onPaste}
      onBlur={keys.leave}
    />
  );
}

function TagBox(box: TagBoxProps) {
  const { props, keys } = box;
  return (
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
      {keys.done.map((tag) => (
        <RemovableTag
          key={tag}
          label={tag}
          removeLabel={common.tags.remove(tag)}
          onRemove={() => keys.remove(tag)}
          colorPalette={props.colorPalette ?? 'gray'}
        />
      ))}
      <TypingField {...box} />
    </Flex>
  );
}

export function TagInput(props: TagInputProps) {
  const { max } = props;
  const keys = useTagKeys(props);
  const list = useId();
  const full = keys.done.length >= max;
  const isKept = props.keepsBeyondMax && keys.text.trim() !== '';
  const fullHint = isKept ? common.tags.beyond(max) : common.tags.full(max);
  const hint = full ? fullHint : (props.helperText ?? common.tags.hint);
  return (
    <Field.Root invalid={Boolean(props.errorText)}>
      <Field.Label>{props.label}</Field.Label>
      <Box w="full">
        <TagBox props={props} keys={keys} list={list} full={full} />
        {keys.options.length > 0 ? (
          <TagSuggestions
            id={list}
            label={props.label}
            options={keys.options}
            active={keys.active}
            text={keys.text}
            onTake={keys.take}
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
