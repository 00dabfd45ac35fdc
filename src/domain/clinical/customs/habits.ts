import type { MealSlot } from '../../food/storedLines';
import type { Region } from '../../menus/dishMarks';
import { hasWord, typedAt, type Piece } from './pieces';
import type { Custom, Texture } from './types';

const NOT_NOW =
  /\b(?:khong|ko|hong)(?: con| can| phai| bi| thich)+ |\b(?:het|thoi|bo|ngung|nghi|truoc day|truoc kia|hoi truoc) /;

/** Words that only look like one of these without their accents: addicted, fermented curd, fish, mushrooms, lilies. */
const OTHER_WORDS =
  /(?:^| )(?:nghiện|chao|chảo|chào|cá|cà|nấm|nạm|huệ|bác|trứng|trưng|nhu|như|nhú|rang|ráng|ràng|rạng|mong|mỏng|móng|hàm ếch)(?: |$)/u;
const isOther = (piece: Piece, hit: RegExpExecArray): boolean =>
  !piece.isPlain && OTHER_WORDS.test(typedAt(piece, hit));

const MINCED =
  /\b(?:xay|nghien|bam nhuyen|bam nho|nhuyen|kho nuot|nuot kho|nuot (?:nghen|vuong|sac)|sac khi (?:an|uong|nuot)|hay (?:bi )?sac|roi loan nuot|khong nhai duoc|khong con nhai)\b/;
const SOFT =
  /\b(?:mong rang|mom rang|rung rang|rung (?:het|gan het|nhieu) rang|(?:khong con|mat|it|thieu|con vai|con it|mat het|gay|mat nhieu) (?:\p{L}+ )?(?:cai )?rang|rang (?:yeu|gia|kem|xau|lung lay|sau nhieu|khong tot)|ham gia|dau rang|nieng rang|moi nho rang|nho rang|nhai (?:kem|kho|yeu|khong (?:noi|duoc|tot))|kho nhai|(?:an|do|thuc an|mon|com|chi an) (?:do )?(?:mem|nhao|nhu)|an chao)\b|^(?:mom|mem|nhao)$/u;

function readTexture(piece: Piece): Texture | undefined {
  const { foldedText } = piece;
  const now = NOT_NOW.exec(foldedText);
  const isOver = (hit: RegExpExecArray | null) =>
    hit !== null &&
    now !== null &&
    now.index < hit.index &&
    !/^(?:khong (?:con )?(?:nhai|rang))/.test(hit[0]);
  const minced = MINCED.exec(foldedText);
  if (minced && !isOver(minced) && !isOther(piece, minced)) return 'minced';
  const soft = SOFT.exec(foldedText);
  if (soft && !isOver(soft) && !isOther(piece, soft)) return 'soft';
  // "Móm" alone is no "mỏm" and no "mắm"; one word says it only with its accents.
  return hasWord(piece, 'móm') && !isOver(/mom/.exec(foldedText)) ? 'soft' : undefined;
}

const PLACES: readonly (readonly [Region, RegExp])[] = [
  [
    'central',
    /\b(?:hue|thua thien|quang (?:nam|ngai|tri|binh|nam da nang)|da nang|nghe an|ha tinh|xu nghe|nghe tinh|thanh hoa|binh dinh|quy nhon|phu yen|khanh hoa|nha trang|hoi an|trung bo|mien trung|xu quang|quang)\b/,
  ],
  [
    'north',
    /\b(?:ha noi|hai phong|nam dinh|thai binh|bac (?:ninh|giang|bo)|hai duong|hung yen|ninh binh|quang ninh|phu tho|vinh phuc|lang son|tay bac|mien bac|ha nam)\b/,
  ],
  [
    'south',
    /\b(?:sai gon|nam bo|mien tay|mien nam|can tho|tien giang|ben tre|vinh long|dong thap|an giang|kien giang|ca mau|soc trang|bac lieu|tra vinh|long an|dong nai|tay ninh|my tho|tp hcm|tphcm)\b/,
  ],
];
const COMPASS: readonly (readonly [Region, RegExp])[] = [
  [
    'north',
    /\b(?:mon|do an|nguoi|que|vi|khau vi|goc|kieu|giong|am thuc|an|nau) (?:\p{L}+ )?bac\b/u,
  ],
  [
    'central',
    /\b(?:mon|do an|nguoi|que|vi|khau vi|goc|kieu|giong|am thuc|an|nau) (?:mien )?trung\b/,
  ],
  ['south', /\b(?:mon|do an|nguoi|que|vi|khau vi|goc|kieu|am thuc|nau) nam\b/],
];
const AT_HOME =
  /\b(?:mon|do an|am thuc|an|vi|khau vi|kieu|nguoi|que|goc|sinh|nau|gu|thich|hop|quen|nhap|dan|con)\b/;

function readRegion(piece: Piece): { region: Region; place?: string } | undefined {
  const { foldedText } = piece;
  if (/\b(?:khong|ko|ghet|ngan|kieng) (?:\p{L}+ )*(?:mon|do|an|thich|hop|vi)\b/u.test(foldedText))
    return undefined;
  if (/^Trung$|^Bắc$/.test(piece.text))
    return { region: piece.text === 'Trung' ? 'central' : 'north' };
  const isShort = piece.words.length <= 3;
  for (const [region, pattern] of PLACES) {
    const hit = pattern.exec(foldedText);
    if (!hit || isOther(piece, hit)) continue;
    const [phrase] = hit;
    const isMien = /^(?:mien|\p{L}+ bo$)/u.test(phrase);
    if (
      !isMien &&
      !AT_HOME.test(foldedText) &&
      phrase.length < foldedText.length - (isShort ? 6 : 0)
    )
      continue;
    return phrase === 'hue' || phrase === 'thua thien' ? { region, place: 'hue' } : { region };
  }
  const compass = COMPASS.find(([, words]) => words.test(foldedText))?.[0];
  // "Trứng" and "bác" look the same without accents.
  if (compass === 'central' && !hasWord(piece, 'trung')) return undefined;
  if (compass === 'north' && !hasWord(piece, 'bắc')) return undefined;
  // "Nấm" does, too, and is eaten more often than "món Nam" is typed without accents.
  if (compass === 'south' && !piece.words.includes('nam')) return undefined;
  return compass === undefined ? undefined : { region: compass };
}

function readShift(piece: Piece): 'night' | undefined {
  const { foldedText } = piece;
  const night =
    /\b(?:ca (?:dem|toi|khuya|3|ba)|(?:lam|truc|gac|truc gac|chay xe|ban hang|di lam) (?:\p{L}+ )?(?:ban )?(?:dem|khuya)|lam (?:viec )?(?:ve )?dem|thuc (?:ca )?dem|thuc (?:den|toi) sang|ngu (?:ban )?ngay|bao ve dem|ngay ngu dem lam|dem lam ngay ngu)\b/u.exec(
      foldedText,
    );
  if (!night || isOther(piece, night) || /\bca ba sa\b/.test(foldedText)) return undefined;
  return NOT_NOW.test(foldedText) || /\b(?:khong|ko) (?:lam|truc|thuc|di)\b/.test(foldedText)
    ? undefined
    : 'night';
}

const MEALS: readonly (readonly [MealSlot, string])[] = [
  ['snack1', 'bua phu|phu|xe|an xe|lo'],
  ['breakfast', 'bua sang|an sang|sang|diem tam'],
  ['lunch', 'bua trua|an trua|com trua|trua'],
  ['dinner', 'bua toi|an toi|com toi|bua chieu|an chieu|com chieu|toi|chieu'],
  ['snack2', 'an khuya|bua khuya|khuya|an dem|bua dem'],
];
const two = (value: number): string => String(value).padStart(2, '0');

function onTheClock(slot: MealSlot, hour: number, part: string | undefined): number {
  if (part === 'sang') return hour % 24;
  if (part === 'chieu' || part === 'toi') return hour < 12 ? hour + 12 : hour % 24;
  if (slot === 'lunch' && hour < 6) return hour + 12;
  if ((slot === 'dinner' || slot === 'snack1') && hour < 12 && hour > 1) return hour + 12;
  if (slot === 'snack2' && hour >= 8 && hour < 12) return hour + 12;
  return hour % 24;
}

function readHours({ signed }: Piece): { slot: MealSlot; time: string }[] {
  return MEALS.flatMap(([slot, names]) => {
    const hit = new RegExp(
      `\\b(?:${names})(?: (?:o|tai)(?: \\p{L}+){1,3}?)?(?: (?:luc|vao|tam|khoang|tu|thuong|la|an|hay|hay an|muon|tre|som))*:? ?(\\d{1,2}) ?(?:h|g|gio|:) ?(\\d{2}|ruoi)?(?: (sang|chieu|toi|dem|khuya))?(?![\\d\\p{L}])`,
      'u',
    ).exec(signed);
    if (!hit) return [];
    const [hour, minutes] = [Number(hit[1]), hit[2] === 'ruoi' ? 30 : Number(hit[2] ?? 0)];
    if (hour > 24 || minutes > 59) return [];
    return [{ slot, time: `${two(onTheClock(slot, hour, hit[3]))}:${two(minutes)}` }];
  });
}

/** So much and no more: the sum itself is not read, for no price of a dish is known. */
const ONLY_A_SUM =
  /\bchi (?:co |duoc |du |chi |tieu |khoang |tam |tien an |an )*\d+(?: \d{3})*(?:k| k| nghin| ngan| dong| d)\b/;

function readMoney(piece: Piece): boolean {
  const { foldedText } = piece;
  if (/\b(?:khong|ko) (?:can|phai|thieu|lo)\b/.test(foldedText)) return false;
  if (hasWord(piece, 'chỉ') && ONLY_A_SUM.test(foldedText)) return true;
  return /\b(?:it tien|khong (?:co |nhieu |du )?(?:tien|dieu kien|kha gia)|tiet kiem|tien it|(?:kinh te|hoan canh|tai chinh|gia canh|dieu kien)(?: gia dinh)? (?:kho|han hep|eo hep|han che|kem|yeu|chat vat|ngheo|thap)|ho ngheo|can ngheo|nha ngheo|ngheo|eo hep|re tien|gia re|re thoi|mon re|do re|chi phi thap|(?:ngan sach|thu nhap|luong|chi tieu) (?:\p{L}+ )?(?:thap|it|eo hep|han che|han hep)|tui tien|binh dan|vua tui tien)\b/u.test(
    foldedText,
  );
}

/** Satiety that comes soon, or meals that are divided: "mau no", "chia 5–6 bữa nhỏ". */
const SMALL_MEALS =
  /\b(?:mau|nhanh|chong|de) no\b(?! (?:nuoc|dau))|\bno (?:nhanh|som)\b|\bbua (?:an )?nho\b|\b(?:chia|chia thanh|chia lam|chia ra|an|ngay an|moi ngay an|ngay) (?:thanh |lam |ra )?(?:nhieu|5|6|nam|sau|5 6|4 5|5 den 6)(?: \d)? bua\b|\bchia nho (?:cac )?bua\b|\ban it(?: mot| moi lan)? (?:ma |nhung )?nhieu (?:bua|lan)\b/;

/** Whether somebody eats little at once, and more often. */
function readsSmallMeals(piece: Piece): boolean {
  const hit = SMALL_MEALS.exec(piece.foldedText);
  if (
    !hit ||
    /\b(?:khong|ko|hong|chang)(?: con| bi| can| phai)* (?:mau|nhanh|chong|de|an|chia)\b/.test(
      piece.foldedText,
    )
  )
    return false;
  // "Nó" and "nợ" look the same without their accents.
  return piece.isPlain || !/\bno\b/.test(hit[0]) || piece.words.includes('no');
}

/** How somebody eats, apart from what is refused. */
export function listHabits(piece: Piece): Custom[] {
  const { text: words } = piece;
  const texture = readTexture(piece);
  const region = readRegion(piece);
  const shift = readShift(piece);
  return [
    ...(texture ? [{ kind: 'texture' as const, texture, words, key: `texture:${texture}` }] : []),
    ...(region
      ? [
          {
            kind: 'region' as const,
            ...region,
            words,
            key: `region:${region.place ?? region.region}`,
          },
        ]
      : []),
    ...(shift ? [{ kind: 'shift' as const, shift, words, key: `shift:${shift}` }] : []),
    ...readHours(piece).map((hour) => ({
      kind: 'mealHour' as const,
      ...hour,
      words,
      key: `hour:${hour.slot}:${hour.time}`,
    })),
    ...(readMoney(piece) ? [{ kind: 'money' as const, words, key: 'money' }] : []),
    ...(readsSmallMeals(piece) ? [{ kind: 'smallMeals' as const, words, key: 'smallMeals' }] : []),
  ];
}
