import type { Client } from '../records/clients';
import { fold, normalise } from '../text/fold';
import { comparedDigits } from '../text/phone';

export interface ClientMatch {
  kind: 'medicalConditions' | 'allergies' | 'goals' | 'email' | 'phone';
  text: string;
}

function searched(client: Client): ClientMatch[] {
  const matches: ClientMatch[] = [];
  for (const kind of ['allergies', 'medicalConditions', 'goals'] as const)
    for (const text of client[kind]) matches.push({ kind, text });
  for (const kind of ['email', 'phone'] as const) {
    const text = client[kind];
    if (text) matches.push({ kind, text });
  }
  return matches;
}

/** "Quý" and "Quí", "Mỹ" and "Mĩ" are one name in two spellings. */
const sameVowel = (folded: string): string =>
  folded.replaceAll(/(?<=(?<!\p{L})(?:[hklmst]|qu))y(?!\p{L})/gu, 'i');

const digitsOnly = (text: string): string => text.replace(/\D/g, '');

function hasNumber(phone: string, query: string): boolean {
  const digits = /^[\d\s.+()-]+$/.test(query) ? digitsOnly(query) : '';
  if (digits.length < 3) return false;
  const stored = digitsOnly(phone);
  return stored.includes(digits) || comparedDigits(stored).includes(comparedDigits(digits));
}

/**
 * How well a client answers a query: 2 with the accents as typed, 1 without them, 0 not at all.
 * Searched: name, allergies, conditions, goals, e-mail, telephone; each word of the query anywhere.
 */
/** H'Hen, H’Hen and hhen are one name to whoever looks for it. */
const APOSTROPHES = /['’‘ʼ`]/g;
const withoutApostrophes = (text: string): string => text.replaceAll(APOSTROPHES, '');
const searchLetters = (text: string): string => sameVowel(fold(withoutApostrophes(text)));

export function searchRank(client: Client, query: string): 0 | 1 | 2 {
  const text = [client.clientName, ...searched(client).map((one) => one.text)].join('\n');
  const folded = searchLetters(text);
  const words = searchLetters(query).split(' ');
  if (words.every((word) => folded.includes(word))) {
    const exact = normalise(withoutApostrophes(text));
    const typed = normalise(withoutApostrophes(query)).split(' ');
    return typed.every((word) => exact.includes(word)) ? 2 : 1;
  }
  return hasNumber(client.phone ?? '', query) ? 1 : 0;
}

export function searchMatches(client: Client, query: string): ClientMatch[] {
  const name = searchLetters(client.clientName);
  const words = searchLetters(query).split(' ');
  const others = words.filter((word) => word !== '' && !name.includes(word));
  if (others.length === 0) return [];
  const entries = searched(client).map((entry) => ({ entry, folded: searchLetters(entry.text) }));
  const whole = entries.filter(({ folded }) => words.every((word) => folded.includes(word)));
  const part = entries.filter(({ entry, folded }) =>
    entry.kind === 'phone' && hasNumber(entry.text, query)
      ? true
      : others.some((word) => folded.includes(word)),
  );
  return (whole.length > 0 ? whole : part).map(({ entry }) => entry);
}
