import { hasMuchPurine } from '../clinical/medicines';
import type { MenuItem } from '../food/storedLines';
import { itemNutrients } from '../nutrition/totals';
import { normalise } from '../text/fold';
import type { BoundedTotal } from './judgeAmount';

type Line = Pick<MenuItem, 'name' | 'quantity' | 'unitAmount' | 'snapshot'> &
  Partial<Pick<MenuItem, 'type'>>;

const padded = (text: string) => ` ${normalise(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `;

const SWEET =
  / (đường|mật ong|mật mía|mạch nha|si rô|siro|syrup|sữa đặc|kẹo|mứt|chè|nước ngọt|nước tăng lực|nước mía|nước ép|nước trái cây|sinh tố|trà sữa|trà đào|coca|pepsi|sô cô la|socola|chocolate|bánh (?:ngọt|quy|kem|bông lan|flan|pía|trung thu|đậu xanh|in|su kem|cookie|da lợn|khúc cây)|rau câu|thạch|kem|tàu hũ nước đường|sâm bổ lượng) /;
const NOT_SWEET =
  / (chè (?:xanh|khô|tươi|búp|đắng|dây)|nước chè|lá chè|không đường|ít đường|củ cải đường|đường lên men|kem (?:tươi|phô mai|chua)|măng cụt) /;
const WITH_OWN_SUGAR =
  / (sữa|trái|quả|xoài|chuối|dứa|thơm|khóm|cam|táo|nho|dâu|mít|nhãn|vải|đu đủ|dưa hấu|bưởi|chôm chôm|sầu riêng|lê|ổi|thanh long|khoai lang|cà rốt|bí đỏ|củ dền|hành tây|cà chua|ngô|bắp) /;
const PURE = /^ (đường|mật ong|mật mía|si rô|siro|mạch nha|kẹo) /;

const isSweet = (name: string): boolean => SWEET.test(name) && !NOT_SWEET.test(name);

export const isSweetFood = ({ name }: Pick<MenuItem, 'name'>): boolean => isSweet(padded(name));

/** g; `most` is absent where nobody knows. */
function freeSugarIn(line: Line): { known: number; most: number | undefined } {
  const name = padded(line.name);
  const { sugar, carbs } = itemNutrients(line);
  if (isSweet(name)) {
    const all = sugar ?? (PURE.test(name) ? carbs : undefined);
    if (all === undefined) return { known: 0, most: carbs };
    const parts = [name, ...(line.snapshot.parts ?? []).map(padded)];
    return parts.some((part) => WITH_OWN_SUGAR.test(part))
      ? { known: 0, most: all }
      : { known: all, most: all };
  }
  const { parts } = line.snapshot;
  const isMade = line.type === 'recipe' || (parts ?? []).length > 0;
  if (!isMade) return { known: 0, most: 0 };
  const isSugared = parts === undefined || parts.some((part) => isSweet(padded(part)));
  return isSugared ? { known: 0, most: sugar ?? carbs } : { known: 0, most: 0 };
}

const sugarByLine = new WeakMap<Line, ReturnType<typeof freeSugarIn>>();

function freeSugarOnce(line: Line): ReturnType<typeof freeSugarIn> {
  const sugar = sugarByLine.get(line) ?? freeSugarIn(line);
  sugarByLine.set(line, sugar);
  return sugar;
}

/** g of open sugar that change no verdict. */
const NOTHING = 0.5;

/**
 * Free sugars of a day (WHO 2015: added, honey, syrup, juice; not of whole fruit and milk), g. A sweet that holds fruit or milk, and a dish
 * that is sugared, count as what they can be at most.
 */
export function sumFreeSugars(lines: readonly Line[]): BoundedTotal {
  const all = lines.map((line) => ({ name: line.name, ...freeSugarOnce(line) }));
  const known = all.reduce((sum, one) => sum + one.known, 0);
  const open = all.filter(({ known: least, most }) => most === undefined || most > least);
  const rest = open.reduce((sum, { known: least, most }) => sum + ((most ?? 0) - least), 0);
  const isBounded = open.every(({ most }) => most !== undefined);
  if (isBounded && rest <= NOTHING) return { known, share: 1 };
  const share = isBounded && known + rest > 0 ? known / (known + rest) : 0;
  return {
    known,
    share: Math.min(share, 0.999),
    missing: [...new Set(open.map(({ name }) => name))],
    ...(isBounded ? { most: known + rest } : {}),
  };
}

/** Dishes cooked in beer or wine do not match: their names begin with something else. */
const ALCOHOL =
  /^ (?:ly |chai |lon |cốc )?(bia|rượu|vang|cơm rượu|cocktail|soju|sake|vodka|whisky|champagne) /;
const WITHOUT = / (không cồn|giấm|bò) /;

export const isAlcohol = ({ name }: Pick<MenuItem, 'name'>): boolean =>
  ALCOHOL.test(padded(name)) && !WITHOUT.test(padded(name));

/** Offal, and fish above 300 mg of purine in 100 g (Kaneko 2020). */
const PURINE =
  / (gan|cật|bầu dục|lòng|tim|óc|phèo|dạ dày|bao tử|mề|phá lấu|cá cơm|cá trích|cá mòi|cá hố|pa tê|pate) /;
const NOT_PURINE = / (lòng (?:đỏ|trắng)|óc chó|nước mắm|mắm|tim sen|rau tim|bánh gan) /;

export function isPurineFood(line: Pick<MenuItem, 'name' | 'snapshot'>): boolean {
  const texts = [line.name, ...(line.snapshot.parts ?? [])].map(padded);
  return texts.some((text) => PURINE.test(text) && !NOT_PURINE.test(text)) || hasMuchPurine(line);
}
