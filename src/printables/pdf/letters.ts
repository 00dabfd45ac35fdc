/** Whether one of the fonts has a sign, by its code point. */
export type HasGlyph = (code: number) => boolean;

/** An image of a text with what belongs to it: colour of skin, style, images that are joined to it. */
const IMAGE =
  /\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]*(?:\u200d\p{Extended_Pictographic}[\p{Emoji_Modifier}\ufe0e\ufe0f]*)*/gu;
/** Signs that belong to images, and stand alone by mistake. */
const PARTS_OF_IMAGES =
  /[\p{Emoji_Modifier}\p{Regional_Indicator}\p{Variation_Selector}\u20e3\u200d]/gu;

/** Images that say something of their sentence, by signs that the fonts have. */
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

/** Names of scripts whose letters cannot be drawn. */
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

/** A sign by others that mean the same: `℃` by `°C`, `①` by `(1)`, a letter with an odd mark by the bare one. */
function alike(sign: string, has: HasGlyph): string | undefined {
  if (/\p{Zs}/u.test(sign)) return ' ';
  if (/\p{M}/u.test(sign)) return '';
  const same = sign.normalize('NFKC');
  if (same !== sign && hasAll(same, has)) return /[①-⑳]/u.test(sign) ? `(${same})` : same;
  const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
  return bare !== sign && bare !== '' && hasAll(bare, has) ? bare : undefined;
}

const nameOf = (sign: string): string =>
  `[${SCRIPTS.find(([script]) => script.test(sign))?.[1] ?? 'ký hiệu'}]`;

/**
 * A text as the fonts can show it. What none of them has is written with signs that mean the same, else named in words
 * (`[chữ Hán]`): a letter is never lost in silence, and never becomes another. Images that say nothing are left out.
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
      const words = alike(sign, has) ?? nameOf(sign);
      // Letters of one script beside each other are named once.
      if (!words.startsWith('[') || !made.endsWith(words)) made += words;
    }
  }
  return made.replace(/ {2,}/g, ' ');
}
