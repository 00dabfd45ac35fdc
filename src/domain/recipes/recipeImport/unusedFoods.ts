import { Lexicon } from '../../text/lexicon';
import { ALLERGENS } from '../../clinical/allergens/words';
import { fold, normalise } from '../../text/fold';
import { amountAt, readable } from '../../food/amounts/readAmount';

export interface NamedFood {
  id: string;
  name: string;
  aliases: readonly string[];
  allergens: readonly string[];
}

export interface UnusedFood {
  text: string;
  within: string;
}

const USUAL = new Set(
  'nước,lá,củ,quả,hạt,rau,gia vị,cơm,dầu,đá,bột,bánh,thịt,trái cây,canh,cháo,súp,chả,nhân,màu,hoa,bún,mắm,kem,vỏ'.split(
    ',',
  ),
);

export function foodLexicon(foods: Iterable<NamedFood>): Lexicon<NamedFood> {
  const lexicon = new Lexicon<NamedFood>();
  for (const food of foods) {
    const plain = food.name.replaceAll(/\s*\([^)]*\)/g, '');
    for (const name of [plain, ...food.aliases])
      if (normalise(name).length > 1) lexicon.add(name, food);
  }
  return lexicon;
}

const MAX_UNUSED = 12;

const isAmount = (text: string) => amountAt(readable(text).folded)?.amount.unit !== undefined;

function lineAround(text: string, word: string): string {
  const part = text
    .split(/[,;:.!?\n()]|\s+(?:và|với|cùng)\s+/)
    .find((one) => fold(one).includes(fold(word)));
  const words = (part ?? '').trim().split(/\s+/).slice(0, 12);
  const starts = words.map((_word, at) => words.slice(at).join(' '));
  return starts.find((start) => fold(start).includes(fold(word)) && isAmount(start)) ?? word;
}

/** Words of allergens that name no food of the catalogue by themselves: "bơ", "hải sản". */
const ALLERGENIC = ALLERGENS.reduce(
  (all, { has, not }) => all.addAll(has, true).addAll(not, false),
  // "Thơm" is a smell more often than a pineapple.
  new Lexicon<boolean>().add('bơ', true).add('thơm', false),
);

interface Named {
  phrase: string;
  id: string;
  isAllergen: boolean;
}

function namedIn(text: string, lexicon: Lexicon<NamedFood>): Named[] {
  const foods = lexicon.find(text).map(({ phrase, means }) => ({
    phrase,
    id: means.id,
    isAllergen: means.allergens.length > 0,
  }));
  const others = ALLERGENIC.find(text).filter(
    ({ phrase, means, denied }) =>
      means && !denied && !foods.some((food) => ` ${food.phrase} `.includes(` ${phrase} `)),
  );
  return [...foods, ...others.map(({ phrase }) => ({ phrase, id: phrase, isAllergen: true }))];
}

interface Source {
  text: string;
  /** Steps name foods of the list by nature, so that only allergens and amounts count there. */
  isTold: boolean;
}

/**
 * "canh chua tôm" in the description, "tôm" behind a comma: an allergen among them must not be lost.
 * @param taken names and texts of the lines that are ingredients
 */
export function unusedFoods(
  sources: readonly Source[],
  taken: readonly string[],
  lexicon: Lexicon<NamedFood>,
): UnusedFood[] {
  const known = new Set(taken.flatMap((text) => lexicon.find(text).map(({ means }) => means.id)));
  const words = taken.map((text) => ` ${fold(text)} `);
  const results: UnusedFood[] = [];
  for (const { text, isTold } of sources)
    for (const { phrase, id, isAllergen } of namedIn(text, lexicon)) {
      const isKnown = known.has(id) || words.some((one) => one.includes(` ${fold(phrase)} `));
      if (isKnown || USUAL.has(phrase) || results.length >= MAX_UNUSED) continue;
      const line = lineAround(text, phrase);
      if (isTold && !isAllergen && line === phrase) continue;
      known.add(id);
      results.push({ text: line, within: text.slice(0, 120) });
    }
  return results;
}
