import { useState } from 'react';
import {
  finish,
  finished,
  tagsBeyond,
  taken,
  typed,
  withoutEnd,
  type TagTyping,
} from './tagTyping';

interface TagTextProps {
  value: string[];
  onChange: (tags: string[]) => void;
  suggestions?: readonly string[];
  max: number;
  keepsBeyondMax?: boolean;
}

interface TextInBox extends Omit<TagTyping, 'tags'> {
  /** Words of the text that found no room, which end the tags. */
  beyond: readonly string[];
}
const EMPTY_BOX: TextInBox = { text: '', pending: undefined, beyond: [] };

/**
 * The half-typed word is handed up as the last tag with each keystroke, so that the draft holds it and a save takes it
 * without leaving the field.
 */
export function useTagText(props: TagTextProps) {
  const { value, onChange, max, suggestions = [], keepsBeyondMax = false } = props;
  const [{ text, pending, beyond }, setTyping] = useState<TextInBox>(EMPTY_BOX);
  const done = finished({ tags: withoutEnd(value, beyond), pending });
  const put = (next: TagTyping) => {
    const more = keepsBeyondMax ? tagsBeyond(next, suggestions) : [];
    const tags = [...next.tags, ...more];
    setTyping({ text: next.text, pending: next.pending, beyond: more });
    if (tags.length !== value.length || tags.some((tag, at) => tag !== value[at])) onChange(tags);
  };
  return {
    text,
    done,
    type: (next: string) => put(typed(done, next, max, suggestions)),
    paste: (next: string) => put(finish(done, next, max, suggestions, [])),
    enter: () => put(finish(done, text, max, suggestions)),
    take: (word: string) => put(taken(done, word, max)),
    leave: () => put(finish(done, text, max, suggestions, [])),
    remove: (tag: string) => onChange(value.filter((other) => other !== tag)),
  };
}
