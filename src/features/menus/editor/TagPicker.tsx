import { Box, Button, Field, Flex, Heading, IconButton, Input, Text } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { useData, useLive } from '../../../data/react';
import type { Tag as MenuTag } from '../../../domain/primitives';
import { fold } from '../../../domain/search/fold';
import { menusText } from '../../../i18n/menus';
import { newId } from '../../../platform/ids';
import { RemovableTag } from '../../../ui/RemovableTag';
import type { Edit } from '../hooks/useEditing';

const text = menusText.form;
/** As far as the menu's schema goes. */
const MOST_TAGS = 60;

/** The tags on offer by category, in the order of the categories' names below. */
function useTagGroups(): [category: string, tags: MenuTag[]][] {
  const data = useData();
  const library = useLive(() => data.library.watchAll(), [data]);
  return useMemo(() => {
    const groups = new Map<string, MenuTag[]>();
    for (const entry of library ?? []) {
      if (entry.kind !== 'tag') continue;
      const category = entry.tag.category ?? '';
      groups.set(category, [...(groups.get(category) ?? []), entry.tag]);
    }
    return [...groups];
  }, [library]);
}

interface TagPickerProps {
  tags: MenuTag[];
  edit: Edit;
}

function CustomTag({ tags, onAdd }: { tags: MenuTag[]; onAdd: (tag: MenuTag) => void }) {
  const [typed, setTyped] = useState('');
  const add = () => {
    const label = typed.normalize('NFC').trim();
    setTyped('');
    if (label === '' || tags.some((tag) => fold(tag.label) === fold(label))) return;
    onAdd({ id: `custom-${newId()}`, label, category: 'special' });
  };
  return (
    <Field.Root>
      <Field.Label>{text.customTag}</Field.Label>
      <Flex gap="2" w="full">
        <Input
          autoComplete="off"
          maxLength={120}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <IconButton variant="outline" colorPalette="gray" aria-label={text.addTag} onClick={add}>
          <Plus size={18} aria-hidden />
        </IconButton>
      </Flex>
    </Field.Root>
  );
}

/** Tags of the menu: chosen from the library by category, or the expert's own. */
export const TagPicker = memo(function TagPicker({ tags, edit }: TagPickerProps) {
  const groups = useTagGroups();
  const chosen = new Set(tags.map((tag) => tag.id));
  const remove = (id: string) =>
    edit((now) => ({ ...now, tags: now.tags.filter((tag) => tag.id !== id) }));
  const add = (tag: MenuTag) =>
    edit((now) =>
      now.tags.length >= MOST_TAGS || now.tags.some(({ id }) => id === tag.id)
        ? now
        : { ...now, tags: [...now.tags, tag] },
    );
  return (
    <Box borderWidth="1px" borderRadius="l2" bg="bg.panel" px="4" py="3">
      <Heading as="h2" size="sm" mb="2">
        {text.tags}
      </Heading>
      <Flex wrap="wrap" gap="1.5" mb="3">
        {tags.length === 0 ? (
          <Text textStyle="sm" color="fg.muted">
            {text.tagsHint}
          </Text>
        ) : null}
        {tags.map((tag) => (
          <RemovableTag
            key={tag.id}
            label={tag.label}
            removeLabel={text.removeTag(tag.label)}
            onRemove={() => remove(tag.id)}
            colorPalette="leaf"
          />
        ))}
      </Flex>
      {groups.map(([category, offered]) => {
        const free = offered.filter((tag) => !chosen.has(tag.id));
        if (free.length === 0) return null;
        return (
          <Box key={category} mb="3">
            <Text textStyle="xs" color="fg.muted" mb="1">
              {text.tagCategories[category] ?? (category || text.otherTags)}
            </Text>
            <Flex wrap="wrap" gap="1.5">
              {free.map((tag) => (
                <Button
                  key={tag.id}
                  size="xs"
                  variant="outline"
                  colorPalette="gray"
                  fontWeight="medium"
                  onClick={() => add(tag)}
                >
                  <Plus size={14} aria-hidden /> {tag.label}
                </Button>
              ))}
            </Flex>
          </Box>
        );
      })}
      <CustomTag tags={tags} onAdd={add} />
    </Box>
  );
});
