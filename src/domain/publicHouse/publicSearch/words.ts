import type { PublicCard } from '../publicCards';
import { regionalNames } from '../../food/aliases';
import { fold, normalise } from '../../text/fold';

export interface CardWords {
  /** Each word of it once, and those that other regions use; each begins with a space. */
  searchText: string;
  labels: readonly string[];
  title: readonly [typed: string, folded: string];
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}\p{M}]+/u).filter(Boolean);

/** "thịt heo" finds "thịt lợn". Each word begins with a space, so that a search matches the beginnings of words. */
export function searchable(parts: readonly string[]): string {
  const words = new Set(
    parts.flatMap((part) => [normalise(part), ...regionalNames(part)].flatMap(wordsIn)),
  );
  // Many variants of a name share their words: each is folded once.
  return [...new Set([...words].map(fold))].map((word) => ` ${word}`).join('');
}

export const typedWords = (typed: string): string[] =>
  wordsIn(fold(typed)).map((word) => ` ${word}`);

export const saysAll = (texts: readonly string[], words: readonly string[]): boolean =>
  words.every((word) => texts.some((text) => text.includes(word)));

function listTexts(card: PublicCard): string[] {
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

export function wordsOfCard(card: PublicCard): CardWords {
  const present = known.get(card);
  if (present) return present;
  const { title, tags } = card;
  const category = card.kind === 'recipes' && card.category ? [card.category] : [];
  const words: CardWords = {
    searchText: searchable(listTexts(card)),
    labels: [...tags, ...category].map(fold),
    title: [normalise(title), fold(title)],
  };
  known.set(card, words);
  return words;
}

const MAX_NAMES = 2_000;
const names = new Map<string, string>();

export function wordsOfName(name: string): string {
  const present = names.get(name) ?? ` ${fold(name)}`;
  if (names.size >= MAX_NAMES) names.clear();
  names.set(name, present);
  return present;
}
