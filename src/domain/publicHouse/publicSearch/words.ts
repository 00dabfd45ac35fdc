import type { PublicCard } from '../publicCards';
import { regionalNames } from '../../food/aliases';
import { fold, normalise } from '../../text/fold';

/** Everything of a card that searches compare, folded once. */
export interface CardWords {
  /** Each word of it once, and those that other regions use; each begins with a space. */
  said: string;
  labels: readonly string[];
  /** The title as it was typed, and folded. */
  title: readonly [typed: string, folded: string];
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);

/**
 * The words of some texts, folded, each once: their own and those of other regions, so that "thịt heo" finds "thịt lợn".
 * Each begins with a space: a word that is looked for begins one of them.
 */
export function searchable(parts: readonly string[]): string {
  const words = new Set(
    parts.flatMap((part) => [normalise(part), ...regionalNames(part)].flatMap(wordsIn)),
  );
  // Many variants of a name share their words: each is folded once.
  return [...new Set([...words].map(fold))].map((word) => ` ${word}`).join('');
}

/** Words that were typed, as `searchable` has them. */
export const typedWords = (typed: string): string[] =>
  wordsIn(fold(typed)).map((word) => ` ${word}`);

/** Whether each word that was typed begins a word of one of the texts. */
export const saysAll = (said: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => said.some((text) => text.includes(word)));

/** Texts of a card that are looked through. */
function textsOf(card: PublicCard): string[] {
  const { title, tags } = card;
  if (card.kind === 'articles') return [title, card.summary, ...tags];
  if (card.kind === 'recipes') {
    const { cuisine = '', category = '', dish } = card;
    return [title, ...tags, cuisine, category, ...dish.parts.map(({ name }) => name)];
  }
  const { lead, dishes, names = [] } = card;
  return [title, lead, ...tags, ...dishes.map(({ name }) => name), ...names];
}

const known = new WeakMap<PublicCard, CardWords>();

/** Words of a card; folded with the first search, or when it is published. */
export function wordsOfCard(card: PublicCard): CardWords {
  const present = known.get(card);
  if (present) return present;
  const { title, tags } = card;
  const category = card.kind === 'recipes' && card.category ? [card.category] : [];
  const words: CardWords = {
    said: searchable(textsOf(card)),
    labels: [...tags, ...category].map(fold),
    title: [normalise(title), fold(title)],
  };
  known.set(card, words);
  return words;
}

/** Names of people that are remembered folded. */
const MAX_NAMES = 2_000;
const names = new Map<string, string>();

/** A person's name as `searchable` has it. */
export function wordsOfName(name: string): string {
  const present = names.get(name) ?? ` ${fold(name)}`;
  if (names.size >= MAX_NAMES) names.clear();
  names.set(name, present);
  return present;
}
