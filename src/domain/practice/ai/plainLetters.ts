import { cleanLetters } from '../../text/cleanLetters';

const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Co}\p{Cn}\u2800]|(?![\t\n\r])\p{Cc}/gu;
/** Letters and digits in another dress (bold, circled, full width): the usual ones. Powers and fractions are left alone. */
const DRESSED = /(?!µ)[\p{L}\p{Nd}\u{1F130}-\u{1F189}\u24B6-\u24E9]/gu;
const MARKS = /\p{M}+/gu;
const WORD = /\p{L}{2,}/gu;
const VIETNAMESE = /[a-zđăâêôơưàáảãạằắẳẵặầấẩẫậèéẻẽẹềếểễệìíỉĩịòóỏõọồốổỗộờớởỡợùúủũụừứửữựỳýỷỹỵ]/iu;
/** Spaces thinner than a space: between two letters they part no words. */
const THIN = /(?<=\p{L})[\u2005-\u200A\u202F\u205F](?=\p{L})/gu;

const LOOKS_LIKE: Readonly<Record<string, string>> = {
  ...pairs('авекмнорстухіјѕһԁԛԝгп', 'abekmhopctyxijshdqwrn'),
  ...pairs('АВЕКМНОРСТУХІЈЅҺԀԚԜ', 'ABEKMHOPCTYXIJSHDQW'),
  ...pairs('αβεικνορτυχηγω', 'abeikvoptuxnyw'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'),
  ...pairs('ıɑɡłøħŧɪɴʜɢʟʀʏᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜱɩɛⅼᵒ', 'iaglohtinhglryacdejkmoptuvwzsieLo'.toLowerCase()),
  ...pairs('ŁØĦŦƗⱭ', 'LOHTIA'),
};

function pairs(others: string, letters: string): Record<string, string> {
  return Object.fromEntries([...others].map((one, at) => [one, letters[at] ?? one]));
}

const dressedDown = (sign: string): string => {
  const plain = sign.normalize('NFKC');
  // A circled letter in a square has no other form by itself.
  const code = sign.codePointAt(0) ?? 0;
  if (code >= 0x1f1_30 && code <= 0x1f1_89)
    return String.fromCharCode(65 + ((code - 0x1f1_30) % 32));
  return plain;
};

function toPlainLetter(letter: string): string {
  if (VIETNAMESE.test(letter)) return letter;
  const known = LOOKS_LIKE[letter];
  if (known !== undefined) return known;
  const [base = letter] = letter.normalize('NFD');
  return LOOKS_LIKE[base] ?? base;
}

/**
 * A text in the letters that a reader sees: nothing invisible, no marks that Vietnamese does not write, no foreign letters
 * that look like ours within a word, no letters in another dress. Figures and signs stay.
 */
export function plainLetters(text: string): string {
  return cleanLetters(text.replace(UNSEEN, ''))
    .replace(DRESSED, dressedDown)
    .normalize('NFC')
    .replace(MARKS, '')
    .replace(THIN, '')
    .replace(WORD, (word) => Array.from(word, toPlainLetter).join(''));
}
