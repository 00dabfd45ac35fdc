import entries from '../../../couchdb/starter/tags.json';
import { tagSchema, type Tag } from '../../../src/domain/schema/primitives';

export const TAG_FILE = entries;

const tags = new Map(entries.map((entry) => [entry.id, tagSchema.parse(entry)]));

export function starterTags(): Tag[] {
  return [...tags.values()];
}

/** @throws RangeError when no such tag comes with the product */
export function starterTag(id: string): Tag {
  const tag = tags.get(id);
  if (!tag) throw new RangeError(`There is no tag ${id} in the starter set.`);
  return tag;
}
