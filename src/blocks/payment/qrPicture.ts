import { encode } from 'uqr';

/** Pixels of one module, and modules of white around the code (ISO/IEC 18004). */
const SCALE = 12;
const QUIET = 4;

/** A QR code as a PNG picture that a bank's app opens. @throws Error where the browser draws none */
export async function qrPicture(text: string): Promise<Blob> {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET });
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
