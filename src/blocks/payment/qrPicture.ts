import { encode } from 'uqr';

/** Pixels per module, and modules of quiet zone (ISO/IEC 18004). */
const SCALE = 12;
const QUIET_ZONE = 4;

/**
 * PNG that banks' apps open.
 * @throws Error where the browser draws none
 */
export async function qrPicture(text: string): Promise<Blob> {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * SCALE;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) pen.fillRect(x * SCALE, y * SCALE, SCALE, SCALE);
    }),
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}
