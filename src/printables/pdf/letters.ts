export type HasGlyph = (code: number) => boolean;

const IMAGE =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]*)*/gu;
const PARTS_OF_IMAGES =
  /[\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\u20e3\u200d]/gu;

const SAID_BY_IMAGES: Readonly<Record<string, string>> = {
  '✅': '✓',
  '❌': '✗',
  '❎': '✗',
  '🚫': '✗',
  '⛔': '✗',
  '❗': '!',
  '❕': '!',
  '❓': '?',
  '❔': '?',
  '➕': '+',
  '➖': '−',
  '➗': '÷',
  '⭐': '★',
  '🌟': '★',
  '⬆': '↑',
  '⬇': '↓',
  '⬅': '←',
  '👉': '→',
  '👍': '✓',
  '👎': '✗',
};

const SCRIPTS: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Han}/u, 'chữ Hán'],
  [/[\p{Script=Hiragana}\p{Script=Katakana}]/u, 'chữ Nhật'],
  [/\p{Script=Hangul}/u, 'chữ Hàn'],
  [/\p{Script=Thai}/u, 'chữ Thái'],
  [/\p{Script=Lao}/u, 'chữ Lào'],
  [/\p{Script=Khmer}/u, 'chữ Khmer'],
  [/\p{Script=Arabic}/u, 'chữ Ả Rập'],
  [/\p{Script=Hebrew}/u, 'chữ Do Thái'],
  [/\p{L}/u, 'chữ nước ngoài'],
];

function imageSign(image: string, has: HasGlyph): string {
  const [first = ''] = image;
  if (has(first.codePointAt(0) ?? 0) && !image.includes('\u200d')) return first;
  return SAID_BY_IMAGES[first] ?? '';
}

const hasAll = (text: string, has: HasGlyph): boolean =>
  [...text].every((sign) => has(sign.codePointAt(0) ?? 0));

/** `℃` → `°C`, `①` → `(1)`, a letter with an odd mark → the bare letter. */
function alike(sign: string, has: HasGlyph): string | undefined {
  if (/\p{Zs}/u.test(sign)) return ' ';
  if (/\p{M}/u.test(sign)) return '';
  const same = sign.normalize('NFKC');
  if (same !== sign && hasAll(same, has)) return /[①-⑳]/u.test(sign) ? `(${same})` : same;
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== sign && bare !== '' && hasAll(bare, has) ? bare : undefined;
}

const describeSign = (sign: string): string =>
  `[${SCRIPTS.find(([script]) => script.test(sign))?.[1] ?? 'ký hiệu'}]`;

/**
 * A letter that no font has is replaced by an equivalent or named in words (`[chữ Hán]`): none is lost silently or becomes
 * another.
 */
export function drawable(text: string, has: HasGlyph): string {
  const plain = text
    .normalize('NFC')
    .replace(IMAGE, (image) => imageSign(image, has))
    .replace(PARTS_OF_IMAGES, '');
  let made = '';
  for (const sign of plain) {
    if (has(sign.codePointAt(0) ?? 0)) made += sign;
    else {
      const words = alike(sign, has) ?? describeSign(sign);
      if (!words.startsWith('[') || !made.endsWith(words)) made += words;
    }
  }
  return made.replace(/ {2,}/g, ' ');
}
