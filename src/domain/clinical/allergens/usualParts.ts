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

const partOf = (isAlways: boolean) => (words: string) => ({
  name: words.replace(/ \(.*/, ''),
  words,
  isAlways,
});

function lexiconOf(withWays: boolean): Lexicon<readonly UsualPart[]> {
  const lexicon = new Lexicon<readonly UsualPart[]>();
  for (const { names, always, often, isWay } of DISH_KINDS) {
    if (isWay && !withWays) continue;
    lexicon.addAll(names, [...always.map(partOf(true)), ...often.map(partOf(false))]);
  }
  return lexicon.add('chay', withWays ? VEGETARIAN_PARTS.map(partOf(false)) : []);
}

const ofFoods = once(() => lexiconOf(false));
const ofServings = once(() => lexiconOf(true));

/**
 * Parts that a dish has by its name ("bún riêu": crab, often shrimp paste).
 * @param isServing a dish by the serving, and no food that is called like one
 */
export function usualParts(name: string, isServing: boolean): NamedPart[] {
  const found = (isServing ? ofServings() : ofFoods()).find(name);
  const said = normalise(name);
  return found.flatMap(({ means, imitated, known }) => {
    // "Kim chi chay" has no accents because its words have none.
    const isOwnName = said === `${known} chay`;
    return means.map((part) => ({ ...part, imitated: isOwnName ? 'yes' : imitated }));
  });
}
