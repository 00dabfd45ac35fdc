import { listRegionalNames } from '../food/aliases';
import { withoutAmount } from './amounts';
import { hasAccents } from '../text/fold';
import { MAX_READINGS, getRhyme, type Sounds, type Spoken } from './phonetic';

/** A longer text was pasted, and is searched as it is. */
const MAX_WORDS = 12;
const WORD_LETTERS = 2;

function listReadings<T extends Spoken>(words: readonly string[], sounds: Sounds<T>): string[][] {
  if (words.length > MAX_WORDS) return [];
  const bare = !words.some(hasAccents);
  let readings: string[][] = [[]];
  for (const word of words) {
    const open = word.length >= WORD_LETTERS && !sounds.knows(word, bare);
    const like = open ? sounds.like(word, bare) : [];
    const options = like.length > 0 ? like : [word];
    readings = options
      .flatMap((option) => readings.map((reading) => [...reading, option]))
      .slice(0, MAX_READINGS);
  }
  return readings.filter((reading) => reading.some((word, at) => word !== words[at]));
}

function mishearings<T extends Spoken>(words: readonly string[], sounds: Sounds<T>): string[][] {
  const bare = !words.some(hasAccents);
  if (words.length < 2 || words.length > MAX_WORDS) return [];
  return words.flatMap((word, at) =>
    word.length < WORD_LETTERS
      ? []
      : sounds
          .like(word, bare)
          .filter((like) => getRhyme(like) === getRhyme(word))
          .map((like) => words.map((one, index) => (index === at ? like : one))),
  );
}

export function* otherWordings<T extends Spoken>(
  words: readonly string[],
  sounds: Sounds<T>,
): Generator<string> {
  yield* listRegionalNames(words);
  for (const plain of withoutAmount(words)) yield plain.join(' ');
  const readings = listReadings(words, sounds);
  for (const reading of readings.length > 0 ? readings : mishearings(words, sounds))
    yield reading.join(' ');
}

export function likeliestReading<T extends Spoken>(
  words: readonly string[],
  sounds: Sounds<T>,
  isKnown: (words: string) => boolean,
): string | undefined {
  const beside = (reading: readonly string[], at: number) =>
    at >= 0 && at + 1 < reading.length && isKnown(reading.slice(at, at + 2).join(' '));
  return listReadings(words, sounds)
    .find((reading) =>
      reading.every(
        (word, at) => word === words[at] || beside(reading, at - 1) || beside(reading, at),
      ),
    )
    ?.join(' ');
}
