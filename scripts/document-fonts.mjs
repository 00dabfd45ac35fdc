/**
 * `npm run fonts:documents`: cuts Be Vietnam Pro (SIL Open Font License) to `LETTERS` and DejaVu Sans (Bitstream Vera
 * licence) to `SIGNS`, for PDFs. The result is committed, so that all builds read the same module; a test compares.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const ROOT = join(fileURLToPath(import.meta.url), '..', '..');
const MODULES = join(ROOT, 'node_modules');
const BE_VIETNAM_PRO = join(MODULES, '@expo-google-fonts', 'be-vietnam-pro');

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, place) => String.fromCodePoint(from + place)).join('');

const LETTERS =
  range(0x20, 0x7e) +
  range(0xa0, 0xff) +
  'ĂăĐđĨĩŨũƠơƯư' +
  range(0x1ea0, 0x1ef9) +
  '–—‘’“”…•·≥≤≈×÷−₫€';

const SIGNS =
  range(0x100, 0x17f) +
  range(0x300, 0x333) +
  range(0x384, 0x3ce) +
  range(0x401, 0x45f) +
  range(0x2010, 0x2015) +
  '‚„†‡‒⁄‰‱′″‹›※‼' +
  '⁰ⁱ' +
  range(0x2074, 0x208e) +
  'ₐₑₒₓₕₖₗₘₙₚₛₜ₩₱฿₹' +
  '℅ℓ№™Ω℮' +
  range(0x2150, 0x215f) +
  range(0x2190, 0x2199) +
  '⇄⇆⇐⇒⇔↻' +
  '∂∅∆∈∏∑∓∕∗∙√∛∝∞∠∩∪∫∴∼≃≅≈≠≡≪≫' +
  '■□▪▫▲△▶▷►▼▽◀◆◇◊○●◦☆★☐☑☒☎♀♂♠♣♥♦♪⚠✓✔✕✖✗✘✚❤➔➜➡';

const FONTS = {
  regular: {
    name: 'Be Vietnam Pro, regular',
    file: join(BE_VIETNAM_PRO, '400Regular', 'BeVietnamPro_400Regular.ttf'),
    characters: LETTERS,
  },
  bold: {
    name: 'Be Vietnam Pro, bold',
    file: join(BE_VIETNAM_PRO, '700Bold', 'BeVietnamPro_700Bold.ttf'),
    characters: LETTERS,
  },
  signs: {
    name: 'DejaVu Sans, signs',
    file: join(MODULES, 'dejavu-fonts-ttf', 'ttf', 'DejaVuSans.ttf'),
    characters: SIGNS,
  },
};

export async function fontModule(font) {
  const { name, file, characters } = FONTS[font];
  const subset = await subsetFont(await readFile(file), characters, {
    targetFormat: 'sfnt',
    noLayoutClosure: true,
    noHinting: true,
    dropTables: ['GDEF', 'GPOS', 'GSUB'],
  });
  return `/** ${name}: TrueType in base64. Made by scripts/document-fonts.mjs. */\nexport const ${font} =\n  '${subset.toString('base64')}';\n`;
}

export const fontFile = (font) => join(ROOT, 'src', 'printables', 'fonts', `${font}.ts`);

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const font of Object.keys(FONTS)) await writeFile(fontFile(font), await fontModule(font));
