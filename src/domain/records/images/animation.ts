const latin1 = (bytes: Uint8Array): string => new TextDecoder('latin1').decode(bytes);

const isControl = (file: Uint8Array, at: number): boolean =>
  file[at] === 0x21 &&
  file[at + 1] === 0xf9 &&
  file[at + 2] === 4 &&
  file[at + 7] === 0 &&
  (file[at + 8] === 0x21 || file[at + 8] === 0x2c);

function isMovingGif(file: Uint8Array): boolean {
  let controls = 0;
  for (let at = 0; at < file.length && controls < 2; at += 1)
    if (isControl(file, at)) controls += 1;
  return controls > 1;
}

export function isAnimated(file: Uint8Array): boolean {
  const begin = latin1(file.subarray(0, 64));
  if (begin.startsWith('GIF8')) return isMovingGif(file);
  if (begin.startsWith('RIFF') && begin.slice(8, 16) === 'WEBPVP8X')
    return ((file[20] ?? 0) & 0x02) !== 0;
  // The `acTL` chunk of an animated PNG stands before its pixels.
  return begin.slice(1, 4) === 'PNG' && latin1(file).split('IDAT')[0]?.includes('acTL') === true;
}
