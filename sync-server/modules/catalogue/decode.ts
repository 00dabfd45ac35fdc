import { cleanLetters } from '../../../src/domain/text/cleanLetters';
import { readTextFile } from '../../../src/domain/text/files/textFile';

export type Decoded = { ok: true; text: string } | { ok: false; message: string };

const HINT = 'Hãy lưu lại tệp ở dạng "CSV UTF-8" rồi nạp lại.';

/**
 * Foods are found and compared by their letters, so anything but UTF-8 is refused: a guess would silently spoil every
 * name.
 */
export function decodeText(bytes: Uint8Array): Decoded {
  if (bytes.length === 0) return { ok: false, message: 'Tệp trống.' };
  const { text, encoding, doubts } = readTextFile(bytes);
  if (encoding.startsWith('utf-16'))
    return { ok: false, message: `Tệp không phải UTF-8 (có vẻ là UTF-16). ${HINT}` };
  if (encoding !== 'utf-8')
    return { ok: false, message: `Tệp không phải UTF-8 (có vẻ là ${encoding}). ${HINT}` };
  if (doubts.length > 0)
    return { ok: false, message: `Dấu tiếng Việt trong tệp đã hỏng khi chuyển mã. ${HINT}` };
  if (text.trim() === '') return { ok: false, message: 'Tệp trống.' };
  return { ok: true, text: cleanLetters(text) };
}
