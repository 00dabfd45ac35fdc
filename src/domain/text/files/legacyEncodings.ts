/** TCVN 5712 (TCVN3, "ABC"), from A1 on; compared with glibc's `TCVN5712-1`. */
const TCVN3 =
  'ĂÂÊÔƠƯĐăâêôơưđẰ\u0300\u0309\u0303\u0301\u0323àảãáạẲằẳẵắẴẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ';

/** What VNI-Windows writes behind a letter: the shape and tone that it gets. Compared with the table of xvnkb. */
const VNI_MARKS: Readonly<Record<string, string>> = {
  ù: '\u0301',
  ø: '\u0300',
  û: '\u0309',
  õ: '\u0303',
  ï: '\u0323',
  â: '\u0302',
  á: '\u0302\u0301',
  à: '\u0302\u0300',
  å: '\u0302\u0309',
  ã: '\u0302\u0303',
  ä: '\u0302\u0323',
  ê: '\u0306',
  é: '\u0306\u0301',
  è: '\u0306\u0300',
  ú: '\u0306\u0309',
  ü: '\u0306\u0303',
  ë: '\u0306\u0323',
};
const VNI_LETTERS: Readonly<Record<string, string>> = {
  ñ: 'đ',
  ô: 'ơ',
  ö: 'ư',
  í: 'í',
  ì: 'ì',
  æ: 'ỉ',
  ó: 'ĩ',
  ò: 'ị',
  î: 'ỵ',
};
const VNI_BASE = /[aeouyôö]/u;

/** Bytes as Latin-1 characters, with which the old tables are written. */
export function latin1(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 0x80_00)
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 0x80_00)));
  return pieces.join('');
}

const isCapital = (letter: string): boolean => letter !== letter.toLowerCase();

/** Fonts of TCVN3 draw capitals with tones from the codes of small letters. */
const withCapitals = (text: string): string =>
  text.replaceAll(/\p{L}{2,}/gu, (word) => {
    const plain = [...word].filter((letter) => /[A-Za-zĂÂÊÔƠƯĐ]/u.test(letter));
    return plain.length > 1 && plain.every(isCapital) && word.length > plain.length
      ? word.toUpperCase()
      : word;
  });

export function decodeTcvn3(bytes: Uint8Array): string {
  const text = latin1(bytes).replaceAll(
    /[\u00a1-\u00ff]/g,
    (sign) => TCVN3[sign.charCodeAt(0) - 0xa1] ?? sign,
  );
  return withCapitals(text.normalize('NFC'));
}

function vniLetter(sign: string): string {
  const letter = VNI_LETTERS[sign.toLowerCase()];
  if (letter === undefined) return sign;
  return isCapital(sign) ? letter.toUpperCase() : letter;
}

export function decodeVni(bytes: Uint8Array): string {
  const signs = [...latin1(bytes)];
  let text = '';
  for (let at = 0; at < signs.length; at += 1) {
    const sign = signs[at] ?? '';
    const mark = VNI_MARKS[(signs[at + 1] ?? '').toLowerCase()];
    const isMarked = mark !== undefined && VNI_BASE.test(sign.toLowerCase());
    text += isMarked ? vniLetter(sign) + mark : vniLetter(sign);
    if (isMarked) at += 1;
  }
  return text.normalize('NFC');
}

/** VISCII (RFC 1456) from 80 on, and six capitals in the place of control characters; compared with glibc's `VISCII`. */
const VISCII =
  'ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ';
const VISCII_LOW: Readonly<Record<string, string>> = {
  '\u0002': 'Ẳ',
  '\u0005': 'Ẵ',
  '\u0006': 'Ẫ',
  '\u0014': 'Ỷ',
  '\u0019': 'Ỹ',
  '\u001e': 'Ỵ',
};

export const decodeViscii = (bytes: Uint8Array): string =>
  latin1(bytes).replaceAll(
    // oxlint-disable-next-line no-control-regex -- six capitals stand there
    /[\u0002\u0005\u0006\u0014\u0019\u001e\u0080-\u00ff]/g,
    (sign) => VISCII_LOW[sign] ?? VISCII[sign.charCodeAt(0) - 0x80] ?? sign,
  );

/** Characters of the bytes 80 to 9F in windows-1252: Node's own decoder takes them for control characters. */
const FROM_80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const IN_1252 = new Map([...FROM_80].map((sign, at) => [sign, at + 0x80]));

export const decode1252 = (bytes: Uint8Array): string =>
  latin1(bytes).replaceAll(
    /[\u0080-\u009f]/g,
    (sign) => FROM_80[sign.charCodeAt(0) - 0x80] ?? sign,
  );

/** The same for all bytes from 80 on in windows-1258, whose decoder is right. */
const IN_1258 = new Map(
  Array.from({ length: 128 }, (_, at) => at + 0x80).map((byte) => [
    new TextDecoder('windows-1258').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** The bytes of a text that an encoding of one byte can write. */
export function bytesIn(
  encoding: 'windows-1252' | 'windows-1258',
  text: string,
): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const isSame = code < 0x80 || (encoding === 'windows-1252' && code > 0x9f && code < 0x1_00);
    const byte = isSame
      ? code
      : (encoding === 'windows-1252' ? IN_1252 : IN_1258).get(text.charAt(at));
    // Bytes without a character come back as themselves.
    const own = byte ?? (code < 0x1_00 ? code : undefined);
    if (own === undefined) return undefined;
    bytes[at] = own;
  }
  return bytes;
}
