import { cleanLetters } from '../../../src/domain/text/cleanLetters';

export type Decoded = { ok: true; text: string } | { ok: false; message: string };

const HINT = 'Hãy lưu lại tệp ở dạng "CSV UTF-8" rồi nạp lại.';

/** UTF-8 bytes that some program read as windows-1252 and saved again: "Gáº¡o" for "Gạo". */
const MOJIBAKE = /á[º»][\u0080-\u00bf\u2013-\u2122]|Ã[\u00a0-\u00bf]|Ä[\u0090\u2018\u00a9]/;

/** A text of two-byte characters has a zero byte beside each ASCII character. */
function isUtf16(bytes: Uint8Array): boolean {
  const [first, second] = bytes;
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return marked || bytes.subarray(0, 4096).includes(0);
}

/**
 * Foods are found and compared by their letters, so anything but UTF-8 is refused: a guess would silently spoil every
 * name.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { ok: false, message: 'Tệp trống.' };
  if (isUtf16(bytes))
    return { ok: false, message: `Tệp không phải UTF-8 (có vẻ là UTF-16). ${HINT}` };
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return {
      ok: false,
      message: `Tệp không phải UTF-8 (có thể là windows-1258 hoặc Latin-1). ${HINT}`,
    };
  }
  if (text.includes('\ufffd') || MOJIBAKE.test(text))
    return { ok: false, message: `Dấu tiếng Việt trong tệp đã hỏng khi chuyển mã. ${HINT}` };
  if (text.trim() === '') return { ok: false, message: 'Tệp trống.' };
  return { ok: true, text: cleanLetters(text) };
}
