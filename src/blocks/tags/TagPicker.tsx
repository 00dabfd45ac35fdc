import { Box, Button, Field, Flex, Heading, IconButton, Input, Text } from '@chakra-ui/react';
import { ChevronDown, Plus } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useData, useLive } from '../../data/react';
import { cleanLetters } from '../../domain/text/cleanLetters';
import type { Tag } from '../../domain/schema/primitives';
import { fold } from '../../domain/text/fold';
import { tagsText as text } from '../../i18n/tags';
import { newId } from '../../platform/ids';
import { RemovableTag } from '../../ui/RemovableTag';
import { isComposing } from '../../ui/composing';

const MAX_TAGS = 60;

const newCustomId = (): string => `custom-${newId()}`;

function useTagGroups(): [category: string, tags: Tag[]][] {
  const data = useData();
  const library = useLive(() => data.library.watchAll(), [data]);
  return useMemo(() => {
    const groups = new Map<string, Tag[]>();
    for (const entry of library ?? []) {
      if (entry.kind !== 'tag') continue;
      const category = entry.tag.category ?? '';
      groups.set(category, [...(groups.get(category) ?? []), entry.tag]);
    }
    return [...groups];
  }, [library]);
}

interface TagPickerProps {
  title: string;
  tags: Tag[];
  /** @param step changes of one step are undone together */
  onTags: (change: (tags: Tag[]) => Tag[], step?: string) => void;
}

const hasLabel = (tags: readonly Tag[], label: string): boolean =>
  tags.some((tag) => fold(tag.label) === fold(label));

/** The typed tag is one of the tags from its first letter on, so that no save misses it. */
function useCustomTag({ tags, onTags }: Omit<TagPickerProps, 'title'>) {
  const [typed, setTyped] = useState('');
  const [id, setId] = useState(newCustomId);
  const label = cleanLetters(typed).trim();
  const others = tags.filter((tag) => tag.id !== id);
  return {
    typed,
    /** The tags beside the one that stands in the box. */
    others,
    type: (text: string): void => {
      setTyped(text);
      const next = cleanLetters(text).trim();
      onTags((now) => {
        const rest = now.filter((tag) => tag.id !== id);
        if (next === '' || rest.length >= MAX_TAGS || hasLabel(rest, next)) return rest;
        return [...rest, { id, label: next, category: 'special' }];
      }, id);
    },
    add: (): void => {
      if (label !== '' && others.length >= MAX_TAGS && !hasLabel(others, label)) return;
      setTyped('');
      setId(newCustomId());
    },
  };
}

function CustomTag({ typed, type, add }: ReturnType<typeof useCustomTag>) {
  return (
    <Field.Root>
      <Field.Label>{text.custom}</Field.Label>
      <Flex gap="2" w="full">
        <Input
          autoComplete="off"
          maxLength={120}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            event.preventDefault();
            add();
          }}
        />
        <IconButton variant="outline" colorPalette="gray" aria-label={text.add} onClick={add}>
          <Plus size={18} aria-hidden />
        </IconButton>
      </Flex>
    </Field.Root>
  );
}

interface OfferedProps {
  category: string;
  tags: Tag[];
  onAdd: (tag: Tag) => void;
}

function Chips({ tags, onAdd }: Pick<OfferedProps, 'tags' | 'onAdd'>) {
  return (
    <Flex wrap="wrap" gap="1.5" pb="2">
      {tags.map((tag) => (
        <Button
          key={tag.id}
          size="xs"
          variant="outline"
          colorPalette="gray"
          fontWeight="medium"
          onClick={() => onAdd(tag)}
        >
          <Plus size={14} aria-hidden /> {tag.label}
        </Button>
      ))}
    </Flex>
  );
}

function Offered({ category, tags, onAdd }: OfferedProps) {
  const [open, setOpen] = useState(false);
  if (tags.length === 0) return null;
  return (
    <Box>
      <Button
        size="sm"
        variant="ghost"
        colorPalette="gray"
        minH="11"
        px="1"
        w="full"
        justifyContent="space-between"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <span>
          {text.categories[category] ?? (category || text.other)}{' '}
          <Text as="span" color="fg.muted" fontWeight="normal">
            {tags.length}
          </Text>
        </span>
        <Box asChild transform={open ? 'rotate(180deg)' : undefined}>
          <ChevronDown size={16} aria-hidden />
        </Box>
      </Button>
      {open ? <Chips tags={tags} onAdd={onAdd} /> : null}
    </Box>
  );
}

function Chosen({ tags, remove }: { tags: Tag[]; remove: (id: string) => void }) {
  return (
    <Flex wrap="wrap" gap="1.5" mb="3">
      {tags.length === 0 ? (
        <Text textStyle="sm" color="fg.muted">
          {text.hint}
        </Text>
      ) : null}
      {tags.map((tag) => (
        <RemovableTag
          key={tag.id}
          label={tag.label}
          removeLabel={text.remove(tag.label)}
          onRemove={() => remove(tag.id)}
          colorPalette="leaf"
        />
      ))}
    </Flex>
  );
}

export const TagPicker = memo(function TagPicker({ title, tags, onTags }: TagPickerProps) {
  const groups = useTagGroups();
  const custom = useCustomTag({ tags, onTags });
  const chosen = new Set(tags.map((tag) => tag.id));
  const remove = (id: string) => onTags((now) => now.filter((tag) => tag.id !== id));
  const add = (tag: Tag) =>
    onTags((now) =>
      now.length >= MAX_TAGS || now.some(({ id }) => id === tag.id) ? now : [...now, tag],
    );
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Heading as="h2" size="sm" mb="2">
        {title}
      </Heading>
      <Chosen tags={custom.others} remove={remove} />
      <CustomTag {...custom} />
      {groups.map(([category, offered]) => (
        <Offered
          key={category}
          category={category}
          tags={offered.filter((tag) => !chosen.has(tag.id))}
          onAdd={add}
        />
      ))}
    </Box>
  );
});
