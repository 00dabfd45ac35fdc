import { amountAt, readable } from '../../food/amounts/readAmount';
import { hasAccents, normalise } from '../../text/fold';
import { withoutFootnotes, withoutListMark } from '../../text/listMarks';
import { isRemark } from './ingredientLine';
import { isMethod } from './method';
import { withoutPrice } from './prices';

const MAX_OF_LISTED = 4;

const LABEL =
  /^(?:gia vị|nước chấm|nước sốt|nước dùng|sốt|xốt|ăn kèm|đồ ăn kèm|rau ăn kèm|trang trí|topping|nhân|vỏ bánh|phần [^:\d]{2,20})[^:\d,]{0,20}:\s*/iu;

/** "100 g mỗi loại: đậu xanh, đậu đỏ", "mỗi thứ 1 củ: hành, tỏi". */
const EACH_AHEAD =
  /^\s*(?=.*\d)([^,:(]*\d[^,:(]*?)?\s*mỗi (?:loại|thứ|món)\s*([^,:(]*\d[^,:(]*?)?\s*[:(]\s*([^()\d]+,[^()\d]+?)\)?$/iu;

/** "Hành tím, tỏi: mỗi thứ 1 muỗng canh". */
function splitEach(line: string, folded: string): string[] | undefined {
  const ahead = EACH_AHEAD.exec(line);
  if (ahead) {
    const [, before = '', behind = '', list = ''] = ahead;
    const foods = list.split(/,\s*|\s+và\s+/).filter((name) => name.trim() !== '');
    return foods.map((name) => `${before || behind} ${name.trim()}`);
  }
  const each = /\s*[:(-]?\s*moi (?:thu|loai|mon)\s+(?=\d|nua\s)/.exec(folded);
  if (!each || each.index === 0) return undefined;
  const amount = line.slice(each.index + each[0].length).replace(/\)$/, '');
  const names = line
    .slice(0, each.index)
    .replace(LABEL, '')
    .split(/,\s*|\s+và\s+/);
  return names.filter((name) => name.trim() !== '').map((name) => `${name.trim()} ${amount}`);
}

/** "Hành ngò", "ít tỏi ớt": two foods that people say in one breath. */
const IN_ONE_BREATH = /^(?:(?:1 |mot )?(?:it|chut) )?(?=(hanh|toi|ot) (ngo|mui|toi|ot)\.?$)/;

function inOneBreath(line: string, folded: string): string[] | undefined {
  const match = IN_ONE_BREATH.exec(folded);
  if (!match || match[1] === match[2]) return undefined;
  return line
    .slice(match[0].length)
    .split(' ')
    .map((food) => `${food} vừa đủ`);
}

const isBare = (text: string) => !hasAccents(normalise(text));

/** "Xà lách, dưa leo, giá": foods beside each other; "tỏi, băm nhỏ" is one. */
function isListOfFoods(line: string, parts: readonly string[]): boolean {
  if (/[\d():]/.test(line.replace(A_LITTLE, ''))) return false;
  return parts.every(
    (part) =>
      part.trim().split(/\s+/).length <= MAX_OF_LISTED &&
      !isRemark(part.replace(A_LITTLE, ''), isBare(line)) &&
      !isMethod(part),
  );
}

const A_LITTLE = /^\s*(?:(?:một|1)\s+)?(?:ít|chút)\s+/iu;

/** The parts of a line: "4 trứng gà + 2 lòng đỏ" and "100g tôm và 50g mực" are two; "2 muỗng canh + 1 muỗng cà phê đường" is one amount. */
function apart(line: string): string[] {
  const parts = line.split(/\s*[;•|]\s*|(?<!(?<!\d)\d),\s+(?![^(]*\))/).flatMap((part) => {
    const [first = '', ...more] = part.split(/\s+(?:[+&]|và)\s+(?=\d)/);
    const isWhole = /[a-z]{2}/.test(behindAmount(first));
    return isWhole && !more.some(isOfSame) ? [first, ...more] : [part];
  });
  return parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    return before !== undefined && isOfSame(part)
      ? [...all.slice(0, -1), `${before}, ${part}`]
      : [...all, part];
  }, []);
}

function behindAmount(text: string): string {
  const { folded } = readable(text);
  return folded.slice(amountAt(folded)?.length ?? 0);
}

/** "50 g để áo", "mỗi con 300 g", "185 g": an amount of the food before, and no food of its own. */
function isOfSame(part: string): boolean {
  const { written, folded } = readable(part);
  const length = amountAt(folded)?.length ?? 0;
  if (/^(?:mỗi|loại)\s/i.test(written)) return /\d/.test(written);
  const behind = written.slice(length).trim();
  return (
    length > 0 &&
    (!/\p{L}{2}/u.test(behind) ||
      /^(?:\/|mỗi|một|1)\s*\p{L}{1,6}$/iu.test(behind) ||
      /^(?:để|cho|dùng|rắc|trang trí|lăn|phết)(?!\p{L})/iu.test(behind))
  );
}

/** "Hành lá, tỏi băm 1 củ": the amount belongs to the last food, and the ones before are foods of their own. */
function namesFoodBefore(parts: readonly string[]): boolean {
  const at = parts.findIndex(hasAmount);
  const behind = parts[at] ?? '';
  const { folded } = readable(behind);
  const amount = amountAt(folded);
  const isAmountAlone = amount !== undefined && !/[a-z]/.test(folded.slice(amount.length));
  const others = parts.filter((_part, index) => index !== at);
  const bareLine = isBare(parts.join(' '));
  return (
    at > 0 &&
    !isAmountAlone &&
    !isRemark(behind, bareLine) &&
    others.every(
      (part) => part.trim().split(/\s+/).length <= MAX_OF_LISTED && !isRemark(part, bareLine),
    )
  );
}

/** "Cắt miếng vuông 2 cm", "nướng 10 phút": figures that are no amount. */
const NO_AMOUNT = /[\d.,/½¼¾-]+\s*(?:cm|mm|phân|đốt|độ|°|℃|phút|giờ|tiếng|ngày|tuổi|%)(?!\p{L})/giu;

const hasAmount = (part: string) =>
  /[\d\u00BC-\u00BE\u2150-\u215E]|nửa|vừa đủ|một ít|ít /i.test(part.replaceAll(NO_AMOUNT, ''));

const DONE =
  /^(?:gọt|cắt|thái|băm|rửa|bóc|lột|đập|giã|ngâm|chẻ|xắt|bào|vắt|làm sạch|để ráo|bỏ (?:vỏ|hạt|ruột|da)|đã )/iu;

/** "4 củ khoai, gọt vỏ, 2 quả trứng": what is done with a food stays with it. */
function withRemarks(parts: readonly string[], isBareLine: boolean): string[] {
  return parts.reduce<string[]>((all, part) => {
    const before = all.at(-1);
    const isDone = DONE.test(part.trim()) || isRemark(part.replace(A_LITTLE, ''), isBareLine);
    return before !== undefined && !hasAmount(part) && isDone
      ? [...all.slice(0, -1), `${before}, ${part}`]
      : [...all, part];
  }, []);
}

/** "500g ba chỉ, 6 trứng vịt, 3-4 tép tỏi băm": several ingredients in one line; a decimal comma is none. */
export function splitIngredients(written: string): string[] {
  // "Gia vị: 1 thìa nước mắm": the amount is what counts.
  const line = withoutFootnotes(withoutListMark(withoutPrice(written))).replace(
    /^gia vị\s*:\s*(?=[\d½¼¾]|nửa )/iu,
    '',
  );
  const { folded } = readable(line);
  const parts = apart(line).filter((part) => part.trim() !== '');
  const each = splitEach(line, folded);
  if (each) return each;
  const two = inOneBreath(line, folded);
  if (two) return two;
  if (parts.length < 2) return [line];
  const amounts = parts.filter(hasAmount).length;
  if (amounts >= 2) return withRemarks(parts, isBare(line));
  // "Muối, tiêu, đường: vừa đủ" and "gia vị: muối, tiêu".
  const taste = /\s*[:(-]?\s*(vua du|mot it|moi thu mot it|tuy khau vi|tuy thich)\)?$/.exec(folded);
  if (taste && !/\d/.test(folded)) {
    const bare = line.slice(0, taste.index).split(/,\s*/);
    return bare.filter((part) => part.trim() !== '').map((part) => `${part} vừa đủ`);
  }
  if (amounts === 1 && namesFoodBefore(parts)) return parts;
  const list = LABEL.exec(line);
  const named = line.slice(list?.[0].length ?? 0);
  return list && !/\d/.test(folded) && named.trim() !== ''
    ? named.split(/,\s*/).map((part) => `${part.trim()} vừa đủ`)
    : isListOfFoods(line, parts)
      ? parts
      : [line];
}
