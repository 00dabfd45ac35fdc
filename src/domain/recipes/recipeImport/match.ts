import type { Edible } from '../../food/catalogue';
import type { NewLine } from '../../food/lines';
import { newMenuItem, unitChoices } from '../../food/items';
import { parseAmount, isAbsurdAmount } from '../../food/householdWords';
import { MILLILITRE, quantityText } from '../../food/quantities';
import { fold, normalise } from '../../text/fold';
import type { SearchHit } from '../../search/foodIndex';
import { readTypedAmount } from '../../food/typedAmount';
import { unlistedKind } from '../../search/unlisted';
import type { LineAmount } from '../../food/amounts/readAmount';
import type { IngredientLine } from './ingredientLine';

/**
 * `sure`: the food is called so and the amount is measured; `check`: something was taken that could be another;
 * `unknown`: nothing is called so.
 */
export type Certainty = 'sure' | 'check' | 'unknown';

/** For these names a search alone would take another food. */
const MEANT: Readonly<Record<string, string>> = {
  nước: 'nước lọc',
  'nước sôi': 'nước lọc',
  'nước lạnh': 'nước lọc',
  'nước ấm': 'nước lọc',
  'nước nóng': 'nước lọc',
  'nước dùng': 'nước lọc',
  gạo: 'gạo tẻ',
  bắp: 'ngô tươi',
  'ba chỉ': 'thịt heo ba chỉ',
  dầu: 'dầu ăn',
  'dầu chiên': 'dầu ăn',
  'dầu thực vật': 'dầu ăn',
  tiêu: 'hạt tiêu',
  'tiêu xay': 'hạt tiêu',
  'tiêu đen': 'hạt tiêu',
  'tiêu bột': 'hạt tiêu',
  đường: 'đường cát',
  'đường trắng': 'đường cát',
  'hành phi': 'hành tím',
  hành: 'hành lá',
  'hành hoa': 'hành lá',
  ngò: 'ngò rí',
  'nước cốt chanh': 'chanh',
  'cốt chanh': 'chanh',
  me: 'me chua',
  'nước cốt me': 'me chua',
  'thịt bò thăn': 'thăn bò',
  'thăn bò': 'thăn bò',
  'xương ống': 'xương heo',
  'xương heo': 'xương heo',
  'xương đuôi': 'xương heo',
  'thịt nạc': 'thịt heo nạc',
  'thịt lợn xay': 'thịt heo xay',
  'thịt nạc xay': 'thịt heo xay',
  'thịt nạc băm': 'thịt heo xay',
  'thịt xay': 'thịt heo xay',
  'thịt băm': 'thịt heo xay',
  'hành boa rô': 'tỏi tây',
  'hành baro': 'tỏi tây',
  ngô: 'ngô tươi',
  'vừng rang': 'vừng',
  'mè rang': 'mè',
  'lạc rang': 'lạc rang',
  'bơ nhạt': 'bơ lạt',
  vịt: 'thịt vịt',
  cơm: 'cơm trắng',
  'cơm nguội': 'cơm trắng',
  'cơm nóng': 'cơm trắng',
  'dầu điều': 'dầu ăn',
  'dầu màu điều': 'dầu ăn',
  'sữa tươi': 'sữa tươi không đường',
  mắm: 'nước mắm',
};
/** Single syllables are left out: without accents they would mean several things. */
const MEANT_BARE = new Map(
  Object.entries(MEANT)
    .filter(([word]) => word.includes(' '))
    .map(([word, food]) => [fold(word), food]),
);

function meantBy(name: string): string | undefined {
  const written = normalise(name).trim();
  if (Object.hasOwn(MEANT, written)) return MEANT[written];
  return fold(written) === written ? MEANT_BARE.get(written) : undefined;
}

const DROPPED =
  /\s(tuoi|ngon|song|dong|ta|sach|loai ngon|vua|nho|lon|to|non|gia|xay|kho|bam|chin|trang)$/;
/** These change nothing of the food. Matched with accents: "lớn" is a size, "lợn" is pork. */
const SIZE = /\s(nhỏ|lớn|to|vừa|ngon|loại ngon|sạch)$/u;
const OF_THE_MARKET = /^(it|chut|cac loai|nguyen lieu|phi le|phile|file|than)\s/;

export function listQueries(name: string): string[] {
  const folded = fold(name).trim();
  const meant = meantBy(name);
  const queries = meant === undefined ? [] : [meant];
  let rest = normalise(name).trim();
  let plain = folded;
  queries.push(rest);
  const lead = OF_THE_MARKET.exec(plain);
  if (lead) {
    rest = rest.slice(lead[0].length);
    plain = plain.slice(lead[0].length);
    queries.push(rest);
  }
  for (let ending = DROPPED.exec(plain); ending; ending = DROPPED.exec(plain)) {
    plain = plain.slice(0, ending.index);
    rest = rest.slice(0, ending.index);
    queries.push(rest);
  }
  const words = rest.split(' ');
  for (let length = words.length - 1; length >= 2; length -= 1)
    queries.push(words.slice(0, length).join(' '));
  return [...new Set(queries)];
}

export type FindFoods = (query: string) => Promise<readonly SearchHit[]>;

export interface FoodMatch {
  ids: string[];
  certainty: Certainty;
  unlisted?: string;
}

const MAX_OFFERED = 4;

const isCalled = (hit: SearchHit, query: string): boolean => {
  const searchText = normalise(query);
  const plain = normalise(hit.item.name).replace(/\s*\([^)]*\)/g, '');
  return plain === searchText || (hit.via !== undefined && normalise(hit.via) === searchText);
};

/** @param remembered ids of foods by the folded words for which a person chose them */
export async function matchFood(
  name: string,
  find: FindFoods,
  remembered: ReadonlyMap<string, string> = new Map(),
): Promise<FoodMatch> {
  const known = remembered.get(fold(name).trim());
  const offered: string[] = [];
  let certainty: Certainty = 'unknown';
  const queries = listQueries(name);
  const written = normalise(name).trim();
  const sizeless = written.replace(SIZE, '');
  let unlisted: string | undefined;
  for (const [index, query] of queries.entries()) {
    const hits = await find(query);
    // A shortened name may have lost the word that tells.
    if (index === 0) unlisted = unlistedKind(written, hits[0]);
    const exact = hits.filter(({ near }) => !near);
    if (exact.length === 0) {
      if (offered.length === 0 && index === queries.length - 1)
        offered.push(...hits.map(({ item }) => item.id));
      continue;
    }
    const [first] = exact;
    // A shortened name has to be looked at once by a person.
    const whole = index === 0 || [written, sizeless].includes(normalise(query));
    certainty = first && whole && isCalled(first, query) ? 'sure' : 'check';
    offered.unshift(...exact.map(({ item }) => item.id));
    break;
  }
  const ids = [...new Set(known === undefined ? offered : [known, ...offered])].slice(
    0,
    MAX_OFFERED,
  );
  if (known !== undefined) return { ids, certainty: 'sure' };
  return unlisted === undefined ? { ids, certainty } : { ids, certainty: 'unknown', unlisted };
}

/** g of a usual size where the food names none; marked as a guess. */
const USUAL: Readonly<Record<string, number>> = {
  'muong canh': 15,
  'muong ca phe': 5,
  chen: 200,
  'chen com': 200,
  bat: 200,
  'bat con': 150,
  to: 400,
  ly: 200,
  coc: 200,
  cup: 240,
  tep: 4,
  nhanh: 10,
  cay: 20,
  cong: 5,
  la: 2,
  lat: 20,
  mieng: 50,
  khuc: 80,
  bo: 300,
  mo: 200,
  nam: 50,
  nhum: 2,
  goi: 100,
  tui: 200,
  hop: 200,
  lon: 330,
  chai: 500,
  bia: 100,
  muoi: 60,
  va: 60,
};

export interface ReadAmount {
  line: NewLine;
  guessed: boolean;
}

const MOST = 1000;

function measured(line: NewLine, grams: number): NewLine {
  const unit = line.snapshot.basis.unit;
  const large = grams > MOST;
  const name = unit === 'ml' ? 'lít' : 'kg';
  const quantity = large ? grams / 1000 : grams;
  return {
    ...line,
    quantity: Math.round(quantity * 100) / 100,
    unit: large ? name : unit,
    unitAmount: large ? 1000 : 1,
  };
}

const isWeighed = ({ unit }: LineAmount): boolean => unit === 'g' || unit === 'ml';

/** Without a density 1 ml is taken as 1 g. */
function getGrams({ unit }: LineAmount, { basis, measures }: Edible): number {
  if (unit !== MILLILITRE || basis.unit !== 'g') return 1;
  return measures.find((measure) => measure.unit === MILLILITRE)?.amount ?? 1;
}

/** "4 quả trứng gà (60 g)" is each, "4 quả (240 g)" all of them: what one of them weighs tells. */
function piecesWeighed(
  { quantity, counted }: LineAmount,
  choices: ReturnType<typeof unitChoices>,
): { times: number; isClear: boolean } {
  if (!counted) return { times: 1, isClear: true };
  const one = parseAmount(`1 ${counted.unit}`, choices, '')?.unitAmount;
  if (one === undefined) return { times: 1, isClear: false };
  const far = (grams: number) => Math.abs(Math.log(quantity / grams));
  return far(one) < far(one * counted.quantity)
    ? { times: counted.quantity, isClear: false }
    : { times: 1, isClear: true };
}

/** No amount, or "to taste", is 0: it does not count. */
export function lineWithAmount(
  edible: Edible,
  { amount, notes }: Pick<IngredientLine, 'amount' | 'notes'>,
  lineId: string,
): ReadAmount {
  const { order: _order, ...start } = newMenuItem({ edible, lineId, order: 0 });
  const line: NewLine = notes ? { ...start, notes } : start;
  if (!amount) return { line: { ...line, quantity: 0 }, guessed: false };
  const { basis } = edible;
  const byWeight = basis.unit === 'g' || basis.unit === 'ml';
  const choices = unitChoices(edible.kind, edible, line);
  if (isWeighed(amount) && byWeight) {
    const { times, isClear } = piecesWeighed(amount, choices);
    return {
      line: measured(line, amount.quantity * times * getGrams(amount, edible)),
      guessed: amount.vague === true || !isClear,
    };
  }
  const importUnit = amount.unit ?? '';
  const counted =
    importUnit === '' ? undefined : parseAmount(`1 ${importUnit}`, choices, basis.unit);
  if (counted) {
    const { unit, unitAmount } = counted;
    const fits = amount.quantity <= MOST;
    // A bowl of raw rice holds three times the rice for a bowl of cooked rice.
    const isOther = /\bcom$/.test(fold(unit)) && !/\bcom$/.test(importUnit);
    return fits
      ? {
          line: { ...line, quantity: amount.quantity, unit, unitAmount },
          guessed: amount.vague === true || isOther,
        }
      : { line: measured(line, amount.quantity * unitAmount), guessed: true };
  }
  const usual = USUAL[importUnit];
  if (byWeight && usual !== undefined)
    return { line: measured(line, amount.quantity * usual), guessed: true };
  // An unknown measure is not replaced by another one: "1/4 trái" is not a quarter of a slice.
  if (importUnit !== '') return { line: { ...line, quantity: 0 }, guessed: true };
  return toPieces(line, amount);
}

const PIECE = /^(qua|trai|cu|con|cai|chiec|bup|bap|bia|mieng|o|hat|cay|tep)(?![a-z])/;

const isPiece = ({ unit }: NewLine) => PIECE.test(fold(unit));

/** More pieces than anybody takes are read as grams. */
function toPieces(line: NewLine, { quantity, pieces }: LineAmount): ReadAmount {
  if (pieces && quantity <= MOST) return { line: { ...line, quantity }, guessed: !isPiece(line) };
  const reading = readTypedAmount(quantityText(quantity), line);
  if (!reading.ok) return { line: { ...line, quantity: 0 }, guessed: true };
  const isCounted = isPiece(line) && reading.say !== 'grams';
  return { line: { ...line, ...reading.amount }, guessed: !isCounted };
}

/** g of a whole recipe, and g for each eater. */
const MAX_COOKED = { grams: 3000, gramsEach: 1000 } as const;

export function isTooMuchToCook(line: NewLine, servings = 4): boolean {
  const { basis } = line.snapshot;
  const amount = line.quantity * line.unitAmount;
  const isWeight = basis.unit === 'g' || basis.unit === 'ml';
  const each = Math.max(servings, 1);
  if (isWeight && (amount > MAX_COOKED.grams || amount > MAX_COOKED.gramsEach * each)) return true;
  return isAbsurdAmount(line, each);
}
