import { fold } from '../../text/fold';
import { groupRefused } from '../allergens/groupRefused';
import { namesException } from '../allergens/readAllergy';
import { wordsBefore, type Piece } from './pieces';
import { exceptInFront, isDenied, splitAtTurn } from './denials';
import { BEFORE, STILL } from './times';
import type { Degree } from './types';

const ON_EATING =
  '(?: voi| (?:sau |moi )?(?:khi|lan) (?:an|uong|dung)(?: phai| trung)?| vi an| do an)?';
/** Words by which a food is refused. Those that mean another thing with other accents are named with theirs. */
const REFUSED: readonly (readonly [RegExp, Degree, accented?: string])[] = [
  [new RegExp(`\\b(?:soc )?phan ve(?: do| vi)?${ON_EATING}\\b`), 'allergy'],
  [
    new RegExp(
      `\\bdi ung(?: rat| hoi| kha)?(?: nang| nhe| nghiem trong)?(?: thuc an| thuc pham)?${ON_EATING}\\b`,
    ),
    'allergy',
  ],
  [/\b(?:man cam|qua man)(?: voi)?\b/, 'allergy'],
  [/\ballerg(?:ic|y|ies)(?: to)?\b/, 'allergy'],
  [
    /\b(?:khong|ko|hong|chang|chua)(?: he| con| bao gio| the| thich| muon| dam| chiu| co| duoc)* (?:an uong|an|uong|dung(?! nap)(?: den| toi)?|nhai)(?: duoc| noi(?! tang))?\b/,
    'cannot',
  ],
  [
    /\b(?:khong|ko|hong) (?:thich|ua|khoai|me|them|hao)(?: an| uong| mon| do)?(?: lam)?\b/,
    'dislike',
  ],
  [/\bcha (?:an|uong)(?: duoc| noi)\b/, 'cannot', 'chả'],
  [/\b(?:khong|ko) (?:hop|chiu duoc|tieu duoc|dung nap)(?: voi)?\b/, 'cannot'],
  [/(?<!\ban )\bkieng(?: cu| an)?\b/, 'cannot'],
  [/\btranh(?: xa(?! xiu))?(?: an)?\b/, 'cannot'],
  [/\bnoi khong voi\b/, 'cannot'],
  [/\bk[yi](?: an)?\b/, 'cannot', 'kỵ'],
  [/\bk[yi](?: an)?\b/, 'cannot', 'kị'],
  [/\bcam(?: an)?\b/, 'cannot', 'cấm'],
  [/\bche(?: an)?\b/, 'dislike', 'chê'],
  [/\bchan(?: an)?\b/, 'dislike', 'chán'],
  [/\bghet(?: an)?\b/, 'dislike'],
  [/\bcu(?: an)?\b/, 'cannot', 'cữ'],
  [/\bngan(?: an)?\b/, 'dislike', 'ngán'],
  [/\bso(?: an)?\b/, 'dislike', 'sợ'],
  [/\bne\b/, 'cannot', 'né'],
];

/**
 * Words as they are typed with accents. Without any accent those that are also the name of a food mean the food: "sau" is
 * "sầu riêng" as well as "sau", "toi" is "tỏi".
 */
const ALSO_FOOD = new Set(
  (
    'sau toi thu do ma cho vo la kem du mua mang den vat it cung day lai tang dung them bua ngay cham com ' +
    'me bo de can co o ca ba mong con hen bi van muon de dau luon'
  ).split(' '),
);
const words = (list: string) => {
  const typed = new Set(list.split(' '));
  const plain = new Set([...typed].map(fold).filter((word) => !ALSO_FOOD.has(word)));
  return ({ words: own, folded, isPlain }: Piece, at: number): boolean =>
    isPlain ? plain.has(folded[at] ?? '') : typed.has(own[at] ?? '');
};

/** Amounts, meals and hours: "không ăn nhiều", "không ăn sáng", "không uống đủ nước" refuse no food. */
const isNoFood = words(
  'nhiều quá ít sáng trưa tối đêm khuya sau trước gì thêm ngoài vặt bữa hết tiệm đúng đều kịp ngon nổi vô tốt kém lại đủ ' +
    'hàng nhanh chậm cho với thuốc đầy đến phải mang tăng giảm khem cùng mà là nữa được không',
);
const isWhen = words('khi nếu buổi vào lúc thứ ngày sau trước trong mùa tối sáng đêm nhiều');
const isReason = words(
  'vì do nên lắm nữa mà còn chứ rồi bao từ được cho thôi đâu nặng nhẹ ạ nhé nha luôn tại kể dù',
);
/** "Tới khi bé 6 tháng": an end that no calendar knows is left out of the food, and the words are shown as not read. */
const EVENT =
  /\b(?:cho )?(?:toi|den)(?: khi| luc)\b|\b(?:trong |them )?\d{1,2} (?:ngay|tuan|thang|nam)\b|\b(?:sau|truoc) (?:khi |luc )?(?:mo|sinh|de|phau thuat)\b/;
/** "Từ khi mang thai": whether it still is so is not said. */
const SINCE = /\b(?:tu|ke tu) (?:khi|luc|hoi|ngay|dot)\b/;
/** "Tối không ăn cơm": at that meal alone. Without accents "toi" is "tôi". */
const AT_A_MEAL = /^(?:(?:ăn |bữa |buổi |vào )*(?:sáng|trưa|chiều|tối|khuya|đêm)|bua|buoi)(?: |$)/u;
const UNSURE = /\b(?:khong|chua|ko) (?:biet|ro|chac)\b/;
const isExcept = words('trừ ngoại ngoài');

const MAX_FOOD = 5;

export interface RefusedFood {
  foods: readonly string[];
  degree: Degree;
  isPart: boolean;
  /** It is told of former times; whether it is over is not said. */
  isPast?: boolean;
}

type AvoidReading = { is: 'over' | 'vague' } | ({ is: 'avoid' } & RefusedFood);

const BETWEEN_FOOD_AND_VERB = new Set(
  'em tôi mình chị anh bé con cháu bà ông mẹ thì là bị có hay rất hơi cũng đều nó đang vẫn không được vì tại'.split(
    ' ',
  ),
);
/** Not "toi", "co" and "la", which are garlic, grass and leaves as well. */
const PLAIN_BETWEEN = new Set('bi thi van cung hay deu'.split(' '));
/** Without accents "di ung" is nothing else. */
export const namesAllergy = ({ foldedText }: Piece): boolean =>
  /\bdi ung\b|\bphan ve\b|\b(?:man cam|qua man)\b|\ballerg/.test(foldedText);
/** An intolerance may be no allergy, and counts as one where nothing may be lost. */
export const namesIntolerance = ({ foldedText }: Piece): boolean =>
  /\b(?:dung nap|nhay cam|celiac|coeliac)\b/.test(foldedText);

const LEAD = new Set(
  'duoc an uong mon cac do loai thuc nhung bat ky co thu nhu them luon'.split(' '),
);
function foodAt({ words: typed, folded }: Piece, from: number, to: number): string {
  let at = from;
  // The smell of a food; "mùi tàu" is a herb.
  if (folded[at] === 'mui' && at < to - 1 && folded[at + 1] !== 'tau') at += 1;
  while (at < to - 1 && LEAD.has(folded[at] ?? '')) at += 1;
  // "Tất cả các loại hạt"; "cá" by itself is a fish.
  if (folded[at] === 'tat' && folded[at + 1] === 'ca' && at + 2 < to) {
    at += 2;
    while (at < to - 1 && LEAD.has(folded[at] ?? '')) at += 1;
  }
  return typed.slice(at, to).join(' ');
}

function withoutEvent(piece: Piece, from: number): { piece: Piece; isOpen: boolean } {
  const hit = EVENT.exec(piece.foldedText);
  const at = hit ? wordsBefore(piece.foldedText, hit.index) : 0;
  if (!hit || at <= from) return { piece, isOpen: false };
  const folded = piece.folded.slice(0, at);
  const cut = { ...piece, words: piece.words.slice(0, at), folded, foldedText: folded.join(' ') };
  return { piece: cut, isOpen: true };
}

function findPosition(
  piece: Piece,
  from: number,
  says: (piece: Piece, at: number) => boolean,
): number {
  const at = piece.words.findIndex((_, index) => index >= from && says(piece, index));
  return at === -1 ? piece.words.length : at;
}

/** Foods that one refusal lists: "mực với tôm". */
const BETWEEN = /\s+(?:với|hay|hoặc|cùng|lẫn|voi|hoac)\s+/u;

/** Words for several foods, and foods that are named one behind the other. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  tanh: ['hải sản'],
  'ngu vi tan': ['hành', 'tỏi', 'hẹ', 'kiệu'],
  'ngu tan': ['hành', 'tỏi', 'hẹ', 'kiệu'],
};
const ROWS = ['hành tỏi hẹ kiệu ngò', 'tôm cua ghẹ mực ốc hến sò'].map((row) => row.split(' '));

export function namedFoods(food: string): readonly string[] {
  const meant = MEANT[fold(food)];
  if (meant) return meant;
  const parts = food.split(' ');
  const isRow = parts.length > 1 && ROWS.some((row) => parts.every((part) => row.includes(part)));
  return isRow ? parts : [food];
}

/** "Hải sản trừ mực", where a list knows the group without it; undefined: all of it is refused, and the words are shown. */
export function foodsWithout(food: string, except: string, degree: Degree): string | undefined {
  const words = `${food} trừ ${except}`;
  const isKnown = degree === 'allergy' ? namesException(words) : groupRefused(words) !== undefined;
  return isKnown ? words : undefined;
}

function splitFoods(
  food: string,
  except: string,
  degree: Degree,
): { foods: string[]; isPart: boolean } {
  const rest = except === '' ? undefined : foodsWithout(food, except, degree);
  if (rest) return { foods: [rest], isPart: false };
  const foods = food.split(BETWEEN).filter((one) => one !== '');
  return { foods: foods.flatMap(namedFoods), isPart: except !== '' };
}

function refusedFrom(whole: Piece, start: number, degree: Degree): AvoidReading {
  const { piece, isOpen } = withoutEvent(whole, start);
  // "Kiêng thêm mực" names a food, "không ăn thêm" none.
  const isMore = piece.words[start] === 'thêm' && start + 1 < piece.words.length;
  const from = isMore ? start + 1 : start;
  const except = findPosition(piece, from + 1, isExcept);
  const when = findPosition(piece, from, isWhen);
  const end = findPosition(piece, from + 1, isReason);
  const isWhenOnly = when < except && when < end;
  // An allergy "khi nhỏ" is one all the same, and shown.
  if (isNoFood(piece, from) || (isWhenOnly && (degree !== 'allergy' || when === from)))
    return { is: 'vague' };
  const food = foodAt(piece, from, Math.min(except, end, when));
  const without = piece.words.slice(except + 1, end).join(' ');
  const { foods, isPart } = splitFoods(food, without, degree);
  if (foods.length === 0 || foods.some((one) => one.split(/ trừ | /u).length > MAX_FOOD * 2))
    return { is: 'vague' };
  if (foods.some((one) => !one.includes(' trừ ') && one.split(' ').length > MAX_FOOD))
    return { is: 'vague' };
  const isSince = degree !== 'allergy' && SINCE.test(piece.foldedText);
  return { is: 'avoid', foods, degree, isPart: isPart || isOpen || isSince || isWhenOnly };
}

export function readRefusedFood(piece: Piece): AvoidReading | undefined {
  const { foldedText } = piece;
  if (UNSURE.test(foldedText) || AT_A_MEAL.test(piece.words.join(' '))) return { is: 'vague' };
  if (isDenied(piece)) return readDenied(piece) ?? { is: 'over' };
  const isPast = BEFORE.test(foldedText) && !STILL.test(foldedText);
  // "Từng sốc phản vệ với đậu phộng" is how an allergy is told.
  if (isPast && !namesAllergy(piece)) return { is: 'over' };
  const reading = readRefusal(piece);
  if (reading?.is !== 'avoid') return reading;
  const degree = namesAllergy(piece) ? 'allergy' : reading.degree;
  return { ...reading, degree, isPast };
}

const EATS = /^(?:an|uong|dung|thich)\b/;

/** Of a piece that denies: "không dị ứng gì ngoài cua", "ngoài tôm ra không dị ứng gì", "hết dị ứng sữa còn trứng". */
function readDenied(piece: Piece): AvoidReading | undefined {
  const degree = namesAllergy(piece) ? 'allergy' : 'cannot';
  const excepted = exceptInFront(piece);
  if (excepted) {
    const reading = refusedFrom(excepted, 0, degree);
    // "Ăn được hết" may leave out what is an allergy: it is asked about.
    return reading.is === 'avoid' ? { ...reading, isPart: degree !== 'allergy' } : reading;
  }
  const turn = splitAtTurn(piece);
  if (!turn) return undefined;
  const behind = readRefusedFood(turn.behind);
  if (behind && behind.is !== 'over') return behind;
  // "Không ăn được tôm chứ không dị ứng".
  const front = isDenied(turn.front) ? undefined : readRefusal(turn.front);
  if (front?.is === 'avoid') return front;
  if (behind) return behind;
  return EATS.test(turn.behind.foldedText) ? { is: 'vague' } : refusedFrom(turn.behind, 0, degree);
}

function readRefusal(piece: Piece): AvoidReading | undefined {
  const { foldedText } = piece;
  for (const [refusal, degree, accented] of REFUSED) {
    const hit = refusal.exec(foldedText);
    if (!hit || (accented !== undefined && !piece.words.includes(accented))) continue;
    const from = wordsBefore(foldedText, hit.index + hit[0].length);
    if (from >= piece.words.length || isReason(piece, from)) {
      const food =
        degree === 'dislike' ? undefined : foodBefore(piece, wordsBefore(foldedText, hit.index));
      if (food)
        return { is: 'avoid', foods: splitFoods(food, '', degree).foods, degree, isPart: false };
      continue;
    }
    const isDislike = degree === 'cannot' && /\b(?:thich|muon)\b/.test(hit[0]);
    return refusedFrom(piece, from, isDislike ? 'dislike' : degree);
  }
  return undefined;
}

/** Who eats, and when, in front of a food that is told of: "bé uống sữa bò bị dị ứng". */
const EATER =
  /^(?:(?:em|be|con|chau|toi|minh|chi|anh|cu|he|khi|moi|lan|hay|neu|ma|toan|nha|truoc gio) )*(?:an|uong|dung|bu)(?: phai| trung| nham)? (?=.)/;
/** "Giờ vẫn không ăn được" names no food. */
const NOW =
  /^(?:(?:em|toi|minh|be|con|chau|thi|cung|den|toi|bay|gio|nay|hien|tai|lon|len|sau|luc|roi|moi)(?: |$))*$/;

/** "Hải sản em bị dị ứng ạ": the food in front of the verb, without the person and the words between. */
function foodBefore(piece: Piece, end: number): string | undefined {
  let to = end;
  const isBetween = (word: string): boolean =>
    BETWEEN_FOOD_AND_VERB.has(word) || (piece.isPlain && to > 1 && PLAIN_BETWEEN.has(word));
  while (to > 0 && isBetween(piece.words[to - 1] ?? '')) to -= 1;
  const front = { ...piece, words: piece.words.slice(0, to), folded: piece.folded.slice(0, to) };
  const foldedText = front.folded.join(' ');
  const isRefusal = REFUSED.some(([refusal]) => refusal.test(foldedText));
  const from = EATER.exec(foldedText)?.[0].trim().split(' ').length ?? 0;
  const food = to === 0 || NOW.test(foldedText) ? '' : foodAt(front, from, to);
  return food === '' || isRefusal || food.split(' ').length > 4 ? undefined : food;
}

const continuesSentence = words(
  'thích ăn uống hay làm đi có đang là nhà bị tập ngủ ở ít nhiều mỗi thường vẫn chỉ móng răng hẹn muốn cần nên để cho lúc khi ' +
    'sau trước mẹ chồng vợ bố con song trực không ko rất hơi khá được hôm ngày tháng tuần buổi bữa quê người miền nấu nay giờ ' +
    'nhưng vì do theo dùng thấy gặp bỏ cứ toàn hễ đụng nghe ngửi nhìn tại phải uống bị từng',
);

/** Words by which a piece goes on telling, and names no food: "sinh xong", "còn lại bình thường". */
const isTale = words('xong được thường sao khác tính');
const isTold = words('bị vẫn thì cũng');
/** "Cua thì không", "sữa vẫn uống tốt": what is told may be the opposite of the list, "cua cũng bị" goes on with it. */
const TOLD_OTHERWISE =
  /^(?!(?:thi|van|cung) ).+ (?:thi|van|cung) (?!(?:hay |thuong |con |rat |kha |hoi )?(?:bi|nang|nhe|ngua|noi|the|vay|di ung)\b(?!.*\b(?:khong|ko|het|khoi)\b))|\b(?:an|uong)(?: uong)? (?:tot|duoc|binh thuong|thoai mai|vo tu|het)\b/;
const isAmong = words('đặc biệt nhất là kể cả gồm bao như còn');
const isNamed = (piece: Piece, at: number): boolean => !isAmong(piece, at);

/** Words about the present tell of the foods before them: "bây giờ vẫn chưa khỏi". */
const TELLS_NOW = /^(?:bay gio|hien tai|hien nay|lon len|sau nay|den gio|toi gio)\b/;

export function nextFood(piece: Piece): string | undefined {
  const { words: typed } = piece;
  if (
    TELLS_NOW.test(piece.foldedText) ||
    TOLD_OTHERWISE.test(piece.foldedText) ||
    continuesSentence(piece, 0) ||
    /\bthi (?:duoc|an)\b/.test(piece.foldedText) ||
    findPosition(piece, 0, isWhen) < typed.length ||
    findPosition(piece, 0, isTale) < typed.length
  )
    return undefined;
  const end = Math.min(findPosition(piece, 1, isReason), findPosition(piece, 1, isTold));
  // "Đặc biệt là tôm", "gồm cua".
  const start = Math.min(findPosition(piece, 0, isNamed), end - 1);
  const food = foodAt(piece, start, end);
  return food === '' || food.split(' ').length > 4 || /^\d/.test(food) ? undefined : food;
}

/** A reason that tells of an illness or a state, which the record may not name: "vì bị gút". */
const ILL_REASON =
  /\b(?:vi|do|tai|bi) (?:(?:em|toi|minh|dang|bi|mac|benh|con|co) )*(?:gut|gout|tieu duong|dai thao duong|benh|suy|soi|than|huyet ap|mo mau|da day|bao tu|dai trang|gan|tim|tao bon|tri|viem|mang thai|co thai|bau|cho con bu|mo|phau thuat|hoa tri|ung thu|trao nguoc|thieu mau|buou|cuong giap|suy giap)\b/;
export const tellsIllness = ({ foldedText, words: typed }: Piece): boolean => {
  const hit = ILL_REASON.exec(foldedText);
  // "Bí" and "bì" are foods, "bi" alone is nobody's reason.
  return hit !== null && !/(?:^| )(?:bí|bì|vị|tái|đỏ|độ)(?: |$)/u.test(typed.join(' '));
};

/** Words without accents that are several foods: "bo" is beef, butter or avocado. */
const AMBIGUOUS = new Set('bo ca dau dua ngo me mo bi tao hong bap chanh'.split(' '));
/** Whether a food may be another one, since it was typed without accents. */
export const isAmbiguous = (food: string): boolean => AMBIGUOUS.has(food);

export const foodKey = (food: string): string => fold(food);
