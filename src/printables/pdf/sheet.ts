import { jsPDF } from 'jspdf';
import { NO_IMAGES, type ImageBytes } from '../images';
import { bold } from '../fonts/bold';
import { regular } from '../fonts/regular';
import { signs } from '../fonts/signs';
import { drawable } from './letters';

/** A4, mm. */
export const PAPER = { width: 210, height: 297, side: 14, top: 14, foot: 16 } as const;
export const BODY = { left: PAPER.side, right: PAPER.width - PAPER.side } as const;
export const BOTTOM = PAPER.height - PAPER.foot;

export interface Style {
  bold?: boolean | undefined;
  /** Points. */
  size: number;
  colour: string;
}
export interface Run extends Style {
  text: string;
  glued?: boolean;
}
interface Piece extends Style {
  text: string;
  /** mm from the left edge of the line. */
  x: number;
}
export type Line = Piece[];

const FAMILY = 'Be Vietnam Pro';
const MM_PER_POINT = 25.4 / 72;
const SIGNS = 'DejaVu Sans';

interface FontMetadata {
  characterToGlyph(code: number): number;
  widthOfString(text: string, size: number, spacing: number): number;
}

/** mm; 1.38 is the line spacing. */
export const lineHeight = (size: number): number => size * MM_PER_POINT * 1.38;

export interface Sheet {
  doc: jsPDF;
  measureWidth(text: string, style: Style): number;
  /** @param width mm; a longer word is split */
  wrap(runs: readonly Run[], width: number): Line[];
  /** @param top upper edge of the line, mm */
  drawLine(line: Line, left: number, top: number): void;
  fill(colour: string, x: number, y: number, w: number, h: number, radius?: number): void;
  frame(colour: string, x: number, y: number, w: number, h: number, radius?: number): void;
  rule(x1: number, x2: number, y: number, colour: string): void;
  has(address: string | undefined): address is string;
  /** 4:3 */
  image(address: string, x: number, y: number, width: number): void;
}

function openDocument(): jsPDF {
  const doc = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true });
  for (const [style, data] of [
    ['normal', regular],
    ['bold', bold],
  ] as const) {
    doc.addFileToVFS(`${style}.ttf`, data);
    doc.addFont(`${style}.ttf`, FAMILY, style);
  }
  return doc;
}

interface Part {
  text: string;
  isOfSigns: boolean;
}

function createFonts(doc: jsPDF) {
  const metadata = (): FontMetadata =>
    (doc.getFont() as unknown as { metadata: FontMetadata }).metadata;
  const getMetadata = (isBold: boolean): FontMetadata => {
    doc.setFont(FAMILY, isBold ? 'bold' : 'normal');
    return metadata();
  };
  const fonts = { normal: getMetadata(false), bold: getMetadata(true) };
  let loaded: FontMetadata | undefined;
  // Loaded on demand: most documents need none of it.
  const signsFont = (): FontMetadata => {
    if (loaded) return loaded;
    doc.addFileToVFS('signs.ttf', signs);
    doc.addFont('signs.ttf', SIGNS, 'normal');
    doc.setFont(SIGNS, 'normal');
    loaded = metadata();
    return loaded;
  };
  const isLetter = (code: number): boolean => fonts.normal.characterToGlyph(code) > 0;
  const parts = (text: string): Part[] => {
    const made: Part[] = [];
    for (const sign of text) {
      const isOfSigns = !isLetter(sign.codePointAt(0) ?? 0);
      const last = made.at(-1);
      if (last?.isOfSigns === isOfSigns) last.text += sign;
      else made.push({ text: sign, isOfSigns });
    }
    return made;
  };
  const measureWidth = (text: string, isBold: boolean): number =>
    parts(text)
      .map((part) => {
        const font = part.isOfSigns ? signsFont() : fonts[isBold ? 'bold' : 'normal'];
        return font.widthOfString(part.text, 1, 0);
      })
      .reduce((sum, width) => sum + width, 0);
  const has = (code: number): boolean => isLetter(code) || signsFont().characterToGlyph(code) > 0;
  return { parts, measureWidth, showable: (text: string) => drawable(text, has) };
}

type Fonts = ReturnType<typeof createFonts>;

/** Cached: widths are asked for word by word, and most words come again. */
function measuring(fonts: Fonts): Sheet['measureWidth'] {
  const known = new Map<string, number>();
  return (text, { bold: isBold = false, size }) => {
    const key = `${isBold ? 'b' : 'n'}${text}`;
    let width = known.get(key);
    if (width === undefined) {
      width = fonts.measureWidth(text, isBold);
      known.set(key, width);
    }
    return width * size * MM_PER_POINT;
  };
}

interface Box {
  x: number;
  y: number;
  width: number;
}

type MeasureWidth = Sheet['measureWidth'];

function parted(word: string, style: Style, width: number, measureWidth: MeasureWidth): string[] {
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && measureWidth(part + sign, style) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}

function wrapper(measureWidth: MeasureWidth, clean: (text: string) => string) {
  return (runs: readonly Run[], width: number): Line[] => {
    const lines: Line[] = [[]];
    let at = 0;
    const next = (): void => {
      lines.push([]);
      at = 0;
    };
    const placeWord = (word: string, { bold, size, colour }: Run, glued: boolean): void => {
      const style = { bold: bold === true, size, colour };
      const line = lines.at(-1) as Line;
      const last = line.at(-1);
      const space = at === 0 || glued ? '' : ' ';
      const hasSameStyle =
        last &&
        last.bold === style.bold &&
        last.size === style.size &&
        last.colour === style.colour;
      const length = measureWidth(space + word, style);
      if (hasSameStyle) last.text += space + word;
      else line.push({ ...style, text: word, x: at + measureWidth(space, style) });
      at += length;
    };
    for (const run of runs)
      for (const [index, paragraph] of run.text.split('\n').entries()) {
        if (index > 0) next();
        for (const [count, word] of clean(paragraph).split(' ').filter(Boolean).entries()) {
          const glued = run.glued === true && index + count === 0;
          if (at > 0 && at + measureWidth(glued ? word : ` ${word}`, run) > width) next();
          const parts =
            measureWidth(word, run) > width ? parted(word, run, width, measureWidth) : [word];
          parts.forEach((part, place_) => {
            if (place_ > 0) next();
            placeWord(part, run, glued && place_ === 0);
          });
        }
      }
    return lines;
  };
}

export const imageHeight = (width: number): number => (width * 3) / 4;

function drawImageElement(doc: jsPDF, files: ImageBytes, address: string, box: Box): void {
  const bytes = files.get(address);
  if (!bytes) return;
  try {
    // By its address it is stored once, however often it is drawn.
    doc.addImage(bytes, 'JPEG', box.x, box.y, box.width, imageHeight(box.width), address);
  } catch {
    // A file that cannot be read as an image leaves its place empty; the text is what is needed.
  }
}

function drawPiece(
  { doc, fonts, measureWidth }: { doc: jsPDF; fonts: Fonts; measureWidth: MeasureWidth },
  piece: Piece,
  left: number,
  baseline: number,
): void {
  let at = left;
  for (const { text, isOfSigns } of fonts.parts(piece.text)) {
    if (isOfSigns) doc.setFont(SIGNS, 'normal');
    else doc.setFont(FAMILY, piece.bold ? 'bold' : 'normal');
    doc.setFontSize(piece.size);
    doc.setTextColor(piece.colour);
    doc.text(text, at, baseline);
    at += measureWidth(text, piece);
  }
}

export function openSheet(files: ImageBytes = NO_IMAGES): Sheet {
  const doc = openDocument();
  const fonts = createFonts(doc);
  const measureWidth = measuring(fonts);
  return {
    doc,
    measureWidth,
    wrap: wrapper(measureWidth, fonts.showable),
    drawLine: (line, left, top) => {
      const size = Math.max(...line.map((piece) => piece.size), 0);
      const baseline = top + size * MM_PER_POINT * 1.05;
      for (const piece of line)
        drawPiece({ doc, fonts, measureWidth }, piece, left + piece.x, baseline);
    },
    fill: (colour, x, y, w, h, radius = 0) => {
      doc.setFillColor(colour);
      doc.roundedRect(x, y, w, h, radius, radius, 'F');
    },
    frame: (colour, x, y, w, h, radius = 0) => {
      doc.setDrawColor(colour);
      doc.setLineWidth(0.25);
      doc.roundedRect(x, y, w, h, radius, radius, 'S');
    },
    has: (address): address is string => address !== undefined && files.has(address),
    image: (address, x, y, width) => drawImageElement(doc, files, address, { x, y, width }),
    rule: (x1, x2, y, colour) => {
      doc.setDrawColor(colour);
      doc.setLineWidth(0.25);
      doc.line(x1, y, x2, y);
    },
  };
}
