import { memo, useCallback } from 'react';
import { TagPicker as Picker } from '../../../blocks/tags/TagPicker';
import { menus } from '../../../domain/records/menus';
import type { Tag } from '../../../domain/schema/primitives';
import type { Edit } from '../hooks/useEditing';

export const TagPicker = memo(function TagPicker({ tags, edit }: { tags: Tag[]; edit: Edit }) {
  const change = useCallback(
    (of: (tags: Tag[]) => Tag[], step?: string) =>
      edit((now) => ({ ...now, tags: of(now.tags) }), step),
    [edit],
  );
  return <Picker title={menus.fields.tags.label} tags={tags} onTags={change} />;
});
