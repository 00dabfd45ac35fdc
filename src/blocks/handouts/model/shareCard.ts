import { figureColour, INK, MUTED } from '../../../printables/colours';
import type { ImageBytes } from '../../../printables/images';
import type {
  Printable,
  PrintableFigure,
  PrintableSection,
} from '../../../domain/records/printableModel';
import { getFirstName } from '../../../domain/printable/menu';

const WIDTH = 1080;
const SIDE = 60;
const INNER = WIDTH - 2 * SIDE;
const FAMILY = "'Be Vietnam Pro', Arial, sans-serif";
const FOOT_INK = '#ffffff';
const FOOT_MUTED = '#b9c4bd';
const FOOT_FAULT = '#f2a08c';

type Canvas2d = CanvasRenderingContext2D;
type Weight = 400 | 600 | 700;

const font = (size: number, weight: Weight = 400): string => `${weight} ${size}px ${FAMILY}`;

export function wrapLines(
  measure: (text: string) => number,
  text: string,
  width: number,
  most: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  const fits = (candidate: string): boolean => measure(candidate) <= width;
  for (const word of text.split(' ')) {
    const next = line === '' ? word : `${line} ${word}`;
    if (line !== '' && !fits(next)) {
      lines.push(line);
      line = word;
    } else line = next;
  }
  lines.push(line);
  const visibleLines = lines.slice(0, most);
  return visibleLines.map((one, index) => {
    const isCut = index === most - 1 && lines.length > most;
    let cut = isCut ? `${one}…` : one;
    while (!fits(cut) && cut.length > 1) cut = `${[...cut].slice(0, -2).join('')}…`;
    return cut;
  });
}

/** Goes into chats: first name only, and no health figure but what must not be eaten. */
export interface Card {
  eyebrow: string;
  title: string;
  avoid: string;
  meals: { heading: string; total: string; text: string; image: string | undefined }[];
  figures: (Pick<PrintableFigure, 'key' | 'label' | 'value' | 'fault'> & {
    target: string;
    part: number;
  })[];
  practice: string;
  contact: string;
  legend: string;
  watermark: string;
}

const dishes = ({ rows }: PrintableSection): string =>
  rows.map(({ measure, name }) => [measure, name].filter(Boolean).join(' ')).join(', ');

export function buildCard({ title, person, allergies, days, letterhead, legend }: Printable): Card {
  const { practice, expert, contact, watermark } = letterhead;
  const [day] = days;
  return {
    eyebrow: person ? `Thực đơn của ${getFirstName(person.name)}` : (practice ?? expert),
    title,
    avoid: allergies && allergies.avoid.length > 0 ? `Không ${allergies.avoid.join(', ')}` : '',
    meals: (day?.sections ?? []).map((section) => ({
      heading: section.heading,
      total: section.total ?? '',
      text: dishes(section),
      image: section.rows.find(({ picture }) => picture !== undefined)?.picture,
    })),
    figures: (day?.figures ?? [])
      .slice(0, 4)
      .map(({ key, label, value, target = '', percent = 0, fault }) => ({
        key,
        label,
        value,
        target,
        part: Math.min(percent, 100) / 100,
        ...(fault ? { fault } : {}),
      })),
    practice: practice ?? expert,
    contact: [practice ? expert : '', contact[0] ?? ''].filter(Boolean).join(' · '),
    legend: legend[0] ?? '',
    watermark: watermark ?? '',
  };
}

interface Pen {
  at: Canvas2d;
  text(text: string, x: number, y: number, size: number, colour: string, weight?: Weight): void;
  atRight(
    text: string,
    right: number,
    y: number,
    size: number,
    colour: string,
    weight?: Weight,
  ): void;
  lines(text: string, size: number, weight: Weight, width: number, most: number): string[];
  box(x: number, y: number, w: number, h: number, radius: number, colour: string): void;
}

function createPen(at: Canvas2d): Pen {
  const write = (
    text: string,
    x: number,
    y: number,
    size: number,
    colour: string,
    weight: Weight = 400,
  ) => {
    at.font = font(size, weight);
    at.fillStyle = colour;
    at.fillText(text, x, y);
  };
  return {
    at,
    text: write,
    atRight: (text, right, y, size, colour, weight = 400) => {
      at.font = font(size, weight);
      write(text, right - at.measureText(text).width, y, size, colour, weight);
    },
    lines: (text, size, weight, width, most) => {
      at.font = font(size, weight);
      return wrapLines((part) => at.measureText(part).width, text, width, most);
    },
    box: (x, y, w, h, radius, colour) => {
      at.fillStyle = colour;
      at.beginPath();
      at.roundRect(x, y, w, h, radius);
      at.fill();
    },
  };
}

const MEAL_LINES = 3;
const MEAL_LINE = 40;

const PHOTO = { width: 250, least: 188 } as const;

function layMeals(pen: Pen, { meals }: Card, photos: Photos) {
  return meals.map((meal) => {
    const photo = meal.image === undefined ? undefined : photos.get(meal.image);
    const shift = photo ? PHOTO.width : 0;
    const lines = pen.lines(meal.text, 30, 400, INNER - 60 - shift, MEAL_LINES);
    const height = Math.max(84 + lines.length * MEAL_LINE, photo ? PHOTO.least : 0);
    return { ...meal, photo, shift, lines, height };
  });
}

function drawPhoto({ at }: Pen, photo: ImageBitmap, y: number, height: number): void {
  const scale = Math.max(PHOTO.width / photo.width, height / photo.height);
  const [width, tall] = [PHOTO.width / scale, height / scale];
  const [left, top] = [(photo.width - width) / 2, (photo.height - tall) / 2];
  at.save();
  at.beginPath();
  at.roundRect(SIDE, y, PHOTO.width, height, [24, 0, 0, 24]);
  at.clip();
  at.drawImage(photo, left, top, width, tall, SIDE, y, PHOTO.width, height);
  at.restore();
}

function drawHead(pen: Pen, { eyebrow, title, avoid }: Card, colour: string): number {
  pen.text(eyebrow, SIDE, 84, 30, MUTED);
  const lines = pen.lines(title, 56, 700, INNER, 2);
  lines.forEach((line, index) => pen.text(line, SIDE, 150 + index * 66, 56, INK, 700));
  let y = 180 + (lines.length - 1) * 66;
  for (const line of avoid === '' ? [] : pen.lines(`⚠ ${avoid}`, 30, 600, INNER - 48, 2)) {
    pen.box(SIDE, y, INNER, 52, 14, '#fdeeea');
    pen.text(line, SIDE + 24, y + 37, 30, '#8f2818', 600);
    y += 58;
  }
  pen.box(SIDE, y + 4, 96, 6, 3, colour);
  return y + 28;
}

function drawMeals(
  pen: Pen,
  meals: ReturnType<typeof layMeals>,
  top: number,
  colour: string,
): number {
  let y = top;
  for (const { heading, total, lines, height, photo, shift } of meals) {
    const left = SIDE + 30 + shift;
    pen.box(SIDE, y, INNER, height, 24, '#ffffff');
    if (photo) drawPhoto(pen, photo, y, height);
    pen.text(heading, left, y + 50, 32, colour, 700);
    pen.atRight(total, SIDE + INNER - 30, y + 50, 30, INK, 600);
    lines.forEach((line, index) => pen.text(line, left, y + 96 + index * MEAL_LINE, 30, INK));
    y += height + 16;
  }
  return y;
}

function drawFoot(pen: Pen, card: Card, top: number): void {
  pen.box(0, top, WIDTH, FOOT, 0, INK);
  const width = INNER / Math.max(card.figures.length, 1);
  card.figures.forEach(({ key, label, value, target, part, fault }, index) => {
    const x = SIDE + index * width;
    pen.text(label, x, top + 56, 26, FOOT_MUTED);
    pen.text(value, x, top + 104, 42, fault ? FOOT_FAULT : FOOT_INK, 700);
    const [measure = ''] = pen.lines(target, 24, 400, width - 20, 1);
    pen.text(measure, x, top + 140, 24, FOOT_MUTED);
    pen.box(x, top + 156, width - 30, 8, 4, '#3c4a42');
    const own = key === 'calories' ? FOOT_INK : figureColour(key);
    const colour = fault ? FOOT_FAULT : own;
    if (part > 0) pen.box(x, top + 156, (width - 30) * part, 8, 4, colour);
  });
  pen.box(SIDE, top + 190, INNER, 2, 0, '#3c4a42');
  const [practice = ''] = pen.lines(card.practice, 30, 700, INNER * 0.6, 1);
  const [contact = ''] = pen.lines(card.contact, 26, 400, INNER * 0.6, 1);
  pen.text(practice, SIDE, top + 240, 30, FOOT_INK, 700);
  pen.text(contact, SIDE, top + 280, 26, FOOT_MUTED);
  const [legend = ''] = pen.lines(card.watermark || card.legend, 22, 400, INNER * 0.4, 1);
  pen.atRight(legend, SIDE + INNER, top + 280, 22, FOOT_MUTED);
}

type Photos = ReadonlyMap<string, ImageBitmap>;

async function decoded(files: ImageBytes): Promise<Photos> {
  const photos = new Map<string, ImageBitmap>();
  for (const [address, bytes] of files)
    try {
      photos.set(address, await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' })));
    } catch {
      // A file that is no image is left out, as in the PDF.
    }
  return photos;
}

const FOOT = 310;
/** Chats show images of this shape whole. */
const SHORTEST = 1350;

/**
 * 1080 px wide; the height follows the day.
 * @throws Error where the browser has no canvas
 */
export async function drawCard(printable: Printable, files: ImageBytes): Promise<Blob> {
  // The page may not have loaded all weights yet; offline, the cached ones are used.
  await Promise.allSettled(
    ([400, 600, 700] as const).map((weight) => document.fonts.load(font(30, weight), 'Ữ')),
  );
  const card = buildCard(printable);
  const { colour } = printable.letterhead;
  const canvas = document.createElement('canvas');
  const measure = canvas.getContext('2d');
  if (!measure) throw new Error('no canvas');
  const photos = await decoded(files);
  const meals = layMeals(createPen(measure), card, photos);
  const content = meals.reduce((sum, { height }) => sum + height + 16, 340);
  canvas.width = WIDTH;
  canvas.height = Math.max(SHORTEST, Math.min(content + FOOT, 8000));
  const pen = createPen(measure);
  pen.box(0, 0, WIDTH, canvas.height, 0, '#faf8f3');
  drawMeals(pen, meals, drawHead(pen, card, colour), colour);
  drawFoot(pen, card, canvas.height - FOOT);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no image'))), 'image/png'),
  );
}
