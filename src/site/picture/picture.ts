import { pieceSymbols, type Dish } from '../../domain/menus/plates/plate';
import { cleanLine } from '../../domain/text/clean';
import { siteText } from '../../i18n/site';
import { createPlateSet } from '../plates/platesOf';
import { xmlText } from '../feeds/feeds';
import { PICTURE } from './size';

export const PICTURE_FONT = 'Be Vietnam Pro';

export interface PictureSource {
  /** The kind of thing, as `Thực đơn · 1.500 kcal`. */
  kind: string;
  title: string;
  author: string;
  dishes: readonly Dish[];
}

const COLOUR = {
  paper: '#faf8f3',
  cloth: '#dce7e0',
  stripe: '#ffffff',
  ink: '#1f2a24',
  quiet: '#5a6159',
  leaf: '#2e7d55',
};

/** Pixels of the column of text, its lines at most, and sizes of a title by how many lines it takes. */
const [COLUMN, MAX_LINES] = [600, 4];
const SIZES = [64, 56, 48] as const;

/** Parts of the letter's size, a little more than the widest letter of each class has. */
const WIDE = /[mwMWƯƠ@%—…]/u;
const NARROW = /[iljtfrI.,:;'’!|()[\]\s-]/u;

function measureWidth(text: string, size: number): number {
  let width = 0;
  for (const letter of text.normalize('NFC')) {
    if (WIDE.test(letter)) width += 0.95;
    else if (NARROW.test(letter.normalize('NFD').charAt(0))) width += 0.37;
    else width += /\p{Lu}/u.test(letter) ? 0.74 : 0.63;
  }
  return width * size;
}

function cutWord(word: string, size: number): string {
  let cut = word;
  while (cut.length > 1 && measureWidth(`${cut}…`, size) > COLUMN) cut = cut.slice(0, -1);
  return cut === word ? word : `${cut}…`;
}

function wrapLines(text: string, size: number): string[] {
  const lines: string[] = [];
  for (const whole of text.split(' ')) {
    const word = cutWord(whole, size);
    const last = lines.at(-1);
    if (last !== undefined && measureWidth(`${last} ${word}`, size) <= COLUMN)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function titleLines(title: string): { size: number; lines: string[] } {
  for (const size of SIZES) {
    const lines = wrapLines(title, size);
    if (lines.length <= (size === SIZES[0] ? 3 : MAX_LINES)) return { size, lines };
  }
  const size = SIZES[2];
  const lines = wrapLines(title, size).slice(0, MAX_LINES);
  return {
    size,
    lines: lines.map((line, at) => (at === MAX_LINES - 1 ? cutWord(`${line}…`, size) : line)),
  };
}

const SEATS = [
  [[770, 115, 400]],
  [
    [720, 50, 360],
    [900, 330, 270],
  ],
  [
    [710, 60, 350],
    [960, 20, 220],
    [890, 340, 280],
  ],
] as const;

function drawPlates(dishes: readonly Dish[]): string {
  const set = createPlateSet();
  const seats = SEATS[Math.min(dishes.length, SEATS.length) - 1] ?? [];
  const laid = seats.map(([left, top, width], at) => {
    const dish = dishes[at];
    const markup = dish ? (set.plates[set.findPlate(dish)]?.markup ?? '') : '';
    return `<g transform="translate(${left} ${top}) scale(${width / 200})">${markup}</g>`;
  });
  return `<defs>${pieceSymbols(set.plates)}</defs>${laid.join('')}`;
}

const words = (
  text: string,
  { y, size, colour, bold = false }: { y: number; size: number; colour: string; bold?: boolean },
): string =>
  `<text x="70" y="${y}" font-family="${PICTURE_FONT}" font-size="${size}" font-weight="${bold ? 700 : 400}" fill="${colour}">${xmlText(text.normalize('NFC'))}</text>`;

export function pictureSvg({ kind, title, author, dishes }: PictureSource): string {
  const { width, height } = PICTURE;
  const { size, lines } = titleLines(cleanLine(title, 300) || siteText.product);
  const first = 220 + size * 0.6;
  const step = Math.round(size * 1.24);
  const written = lines.map((line, at) =>
    words(line, { y: first + at * step, size, colour: COLOUR.ink, bold: true }),
  );
  const last = first + (lines.length - 1) * step;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${COLOUR.paper}"/>`,
    `<rect x="690" width="510" height="${height}" fill="${COLOUR.cloth}"/>`,
    `<path d="M706 0V${height}M720 0V${height}" stroke="${COLOUR.stripe}" stroke-width="4"/>`,
    drawPlates(dishes),
    words(siteText.product, { y: 96, size: 34, colour: COLOUR.leaf, bold: true }),
    words(cleanLine(kind, 60), { y: 160, size: 28, colour: COLOUR.quiet }),
    ...written,
    words(cutWord(cleanLine(author, 60), 30), {
      y: Math.max(last + 70, 540),
      size: 30,
      colour: COLOUR.quiet,
    }),
    '</svg>',
  ].join('');
}
