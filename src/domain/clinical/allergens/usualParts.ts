import { once } from '../../text/once';
import { normalise } from '../../text/fold';
import { DISH_KINDS, VEGETARIAN_PARTS } from './dishKinds';
import { Lexicon, type Imitated } from '../../text/lexicon';

export interface UsualPart {
  name: string;
  words: string;
  isAlways: boolean;
}

type NamedPart = UsualPart & { imitated: Imitated };

const toUsualPart = (isAlways: boolean) => (words: string) => ({
  name: words.replace(/ \(.*/, ''),
  words,
  isAlways,
});

function buildLexicon(withWays: boolean): Lexicon<readonly UsualPart[]> {
  const lexicon = new Lexicon<readonly UsualPart[]>();
  for (const { names, always, often, isWay } of DISH_KINDS) {
    if (isWay && !withWays) continue;
    lexicon.addAll(names, [...always.map(toUsualPart(true)), ...often.map(toUsualPart(false))]);
  }
  return lexicon.add('chay', withWays ? VEGETARIAN_PARTS.map(toUsualPart(false)) : []);
}

const ofFoods = once(() => buildLexicon(false));
const ofServings = once(() => buildLexicon(true));

/**
 * Parts that a dish has by its name ("bún riêu": crab, often shrimp paste).
 * @param isServing a dish by the serving, and no food that is called like one
 */
export function usualParts(name: string, isServing: boolean): NamedPart[] {
  const matches = (isServing ? ofServings() : ofFoods()).find(name);
  const spelling = normalise(name);
  return matches.flatMap(({ means, imitated, known }) => {
    // "Kim chi chay" has no accents because its words have none.
    const isOwnName = spelling === `${known} chay`;
    return means.map((part) => ({ ...part, imitated: isOwnName ? 'yes' : imitated }));
  });
}
