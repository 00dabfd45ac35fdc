/**
 * `npm run fonts:documents`: makes the fonts that PDFs carry from the whole Be Vietnam Pro (SIL Open Font License),
 * with the characters of `CHARACTERS` alone. The result is committed, so that the app, the gateway, tests and
 * `npm run dev` all read the same module; a test makes it anew and compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ROOT = join(fileURLToPath(import.meta.url), '..', '..');
const PACKAGE = join(ROOT, 'node_modules', '@expo-google-fonts', 'be-vietnam-pro');
const WEIGHTS = {
  regular: '400Regular/BeVietnamPro_400Regular.ttf',
  bold: '700Bold/BeVietnamPro_700Bold.ttf',
};

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join('');

/** Latin with the accents of western Europe, all Vietnamese letters, and the signs that documents use. */
export const CHARACTERS =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ĂăĐđĨĩŨũƠơƯư' +
  range(0x1ea0, 0x1ef9) +
  '–—‘’“”…•·≥≤≈×÷−₫€';

/** The module of one weight, as text. */
export async function fontModule(weight) {
  const whole = await readFile(join(PACKAGE, WEIGHTS[weight]));
  const subset = await subsetFont(whole, CHARACTERS, {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ['GDEF', 'GPOS', 'GSUB'],
  });
  const name = `Be Vietnam Pro, ${weight}: TrueType in base64.`;
  return `/** ${name} Made by scripts/document-fonts.mjs. */\nexport const ${weight} =\n  '${subset.toString('base64')}';\n`;
}

export const fontFile = (weight) => join(ROOT, 'src', 'printables', 'fonts', `${weight}.ts`);

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const weight of Object.keys(WEIGHTS))
    await writeFile(fontFile(weight), await fontModule(weight));
