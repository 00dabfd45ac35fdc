/** Letters by their class and nothing to the eye, selectors of how a sign is drawn, and what stands for a picture. */
const INVISIBLE = /[\p{Cf}\u115F\u1160\u3164\uFFA0\uFFFC]|[\uFE00-\uFE0F]|\u034F/gu;
/** The same without what holds an emoji together: its joiner, and the letters of a flag. */
const INVISIBLE_IN_TEXT =
  /(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D|(?![\u200D\u{E0020}-\u{E007F}])[\p{Cf}\u115F\u1160\u3164\uFFA0\uFFFC]|(?<!\p{Extended_Pictographic})(?<![\d#*](?=\uFE0F\u20E3))[\uFE00-\uFE0F]|\u034F/gu;
/** Eth and the African D, which keyboards and old fonts give in the place of Đ, and a d with a stroke of its own. */
const CAPITAL_D_BAR = /[\u00D0\u0189\u018B]|D(?:\u0335|\u0336|\u0337)/g;
const SMALL_D_BAR = /[\u00F0\u0256\u018C]|d(?:\u0335|\u0336|\u0337)/g;
const FULL_WIDTH = /[\uFF01-\uFF5E]/g;
const UNUSUAL =
  /[\p{Cf}\u115F\u1160\u3164\uFFA0\uFFFC\u00D0\u00F0\u0189\u018B\u018C\u0256\uFF01-\uFF5E]|[\uFE00-\uFE0F]|\u034F|\u0335|\u0336|\u0337/u;

/** The letter that looks the same and that Vietnamese writes: Ð (U+00D0) is Đ (U+0110). */
function usualLetters(text: string): string {
  return (
    text
      .replace(CAPITAL_D_BAR, 'Đ')
      .replace(SMALL_D_BAR, 'đ')
      .replace(FULL_WIDTH, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
      // A mark that an invisible sign kept from its letter stands beside it now.
      .normalize('NFC')
  );
}

export function comparedLetters(text: string): string {
  return UNUSUAL.test(text) ? usualLetters(text.replace(INVISIBLE, '')) : text;
}

/** A text as it is stored: composed (NFC), with the usual letters, without invisible signs; emoji stay whole. */
export function cleanLetters(text: string): string {
  const composed = text.normalize('NFC');
  return UNUSUAL.test(composed) ? usualLetters(composed.replace(INVISIBLE_IN_TEXT, '')) : composed;
}
