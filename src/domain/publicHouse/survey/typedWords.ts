import { normalise } from '../../text/fold';
import { splitTags } from '../../schema/tags';
import { widestAllergies } from './choices';
import { SURVEY_LIMITS } from './surveyLimits';

export const WORD_FIELDS = ['allergies', 'conditions', 'dislikes'] as const;
export type WordField = (typeof WORD_FIELDS)[number];

export const TYPED_FIELDS = [...WORD_FIELDS, 'targetWeightKg'] as const;

/** What stands in the box of a question and is no part of its answer: not added yet, or no number. */
export type TypedWords = { [K in (typeof TYPED_FIELDS)[number]]?: string | undefined };

type WordDraft = { [K in WordField]?: string[] | undefined } & { typed?: TypedWords | undefined };

/** `none`: nothing was ticked while the box holds words; `long`, `full`: words that find no room. */
export type WordProblem = 'none' | 'long' | 'full';

const { words: MAX_WORDS, wordLength: MAX_LENGTH } = SURVEY_LIMITS;

/** Only between allergies: "gan và thận" may be one illness. */
const BETWEEN_ALLERGIES = /\s+và\s+|[/+•]/iu;

const countWords = (field: WordField, words: readonly string[]): number =>
  (field === 'allergies' ? widestAllergies(words) : words).length;

function addWords(field: WordField, words: readonly string[], typed: string) {
  const added = [...words];
  const left: string[] = [];
  for (const word of splitTags(typed, field === 'allergies' ? BETWEEN_ALLERGIES : undefined)) {
    if (added.some((one) => normalise(one) === normalise(word))) continue;
    const hasRoom = word.length <= MAX_LENGTH && countWords(field, [...added, word]) <= MAX_WORDS;
    (hasRoom ? added : left).push(word);
  }
  return { added, left };
}

/** The draft with what stands in its boxes; what finds no room stays there. */
export function takeTyped<D extends WordDraft>(draft: D): D {
  const { typed } = draft;
  if (!typed) return draft;
  const words: WordDraft = {};
  const { targetWeightKg } = typed;
  const rest: TypedWords = targetWeightKg ? { targetWeightKg } : {};
  for (const field of WORD_FIELDS) {
    const { added, left } = addWords(field, draft[field] ?? [], typed[field] ?? '');
    if (added.length > 0) words[field] = added;
    if (left.length > 0) rest[field] = left.join(', ');
  }
  return { ...draft, ...words, typed: Object.keys(rest).length > 0 ? rest : undefined };
}

export function findWordProblem(draft: WordDraft, field: WordField): WordProblem | undefined {
  const after = takeTyped(draft);
  const left = splitTags(after.typed?.[field] ?? '');
  if (draft[field]?.length === 0 && field !== 'dislikes' && draft.typed?.[field]?.trim())
    return 'none';
  if (left.some((word) => word.length > MAX_LENGTH)) return 'long';
  return left.length > 0 || countWords(field, after[field] ?? []) > MAX_WORDS ? 'full' : undefined;
}
