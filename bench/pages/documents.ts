import pdfMake from 'pdfmake/build/pdfmake';
import { bold } from '../../src/printables/fonts/bold';
import { regular } from '../../src/printables/fonts/regular';
import { printContext, printedMenu } from '../../src/domain/printable/fixtures';
import { menuPrintable } from '../../src/domain/printable/menu';
import { NO_IMAGES } from '../../src/printables/images';
import type {
  Printable,
  PrintableDay,
  PrintableRow,
} from '../../src/domain/records/printableModel';
import { drawCard } from '../../src/blocks/handouts/model/shareCard';
import { documentClient } from '../../src/workers/printableClient';

/** Times in ms; bytes of the last. */
export interface Drawn {
  times: number[];
  bytes: number;
}

const FONT = 'Be Vietnam Pro';

function buildPrintable(days: number): Printable {
  const made = menuPrintable(printedMenu(), printContext());
  if (days === 1) return made;
  const [day] = made.days;
  if (!day) throw new Error('the fixture has no day');
  return {
    ...made,
    kind: 'plan',
    days: Array.from({ length: days }, (_, at) => ({ ...day, heading: `Ngày ${at + 1}` })),
  };
}

const rowText = ({ measure, name, grams, note, warning }: PrintableRow): object[] => [
  { text: `${measure ?? ''} `, bold: true },
  { text: `${name} ` },
  ...(grams ? [{ text: `(${grams})`, fontSize: 9, color: '#666666' }] : []),
  ...(warning ? [{ text: `\n! ${warning.text}`, fontSize: 8.5, bold: true }] : []),
  ...(note ? [{ text: `\n${note}`, fontSize: 8.5, color: '#666666' }] : []),
];

function dayContent({ heading, sections, figures }: PrintableDay): object[] {
  return [
    ...(heading ? [{ text: heading, fontSize: 14, bold: true }] : []),
    ...sections.map(({ heading: meal, total, rows }) => ({
      table: {
        widths: [95, '*', 60],
        body: rows.map((row, at) => [
          at === 0 ? { text: `${meal}\n${total ?? ''}`, bold: true } : '',
          { text: rowText(row) },
          { text: row.figure ?? '', alignment: 'right', fontSize: 9 },
        ]),
      },
      layout: 'noBorders',
      margin: [0, 4, 0, 4],
    })),
    {
      table: {
        widths: figures.map(() => '*'),
        body: [
          figures.map(({ label, value, target }) => ({
            text: [
              { text: `${label}\n`, fontSize: 7.5 },
              { text: `${value}\n`, fontSize: 12, bold: true },
              { text: target ?? '', fontSize: 7 },
            ],
          })),
        ],
      },
    },
  ];
}

function buildDefinition({
  title,
  eyebrow,
  person,
  days,
  preparations,
  legend,
}: Printable): object {
  return {
    pageSize: 'A4',
    defaultStyle: { font: FONT, fontSize: 10 },
    footer: (page: number, pages: number) => ({
      text: `${legend.join(' ')} ${page}/${pages}`,
      fontSize: 7.5,
      margin: [40, 0],
    }),
    content: [
      { text: eyebrow, fontSize: 9.5 },
      { text: title, fontSize: 21, bold: true },
      { text: [person?.name ?? '', ...(person?.facts ?? [])].join(' · ') },
      ...days.flatMap(dayContent),
      ...preparations.flatMap(({ title: dish, ingredients, steps }) => [
        { text: dish, bold: true },
        { text: ingredients.join('; '), fontSize: 9 },
        { ol: [...steps], fontSize: 9 },
      ]),
    ],
  };
}

async function timed(rounds: number, draw: () => Promise<number>): Promise<Drawn> {
  // The first one loads and compiles what it needs; a person's second document does not.
  let bytes = await draw();
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const started = performance.now();
    bytes = await draw();
    times.push(performance.now() - started);
  }
  return { times, bytes };
}

export function drawPdf(days: number, rounds: number): Promise<Drawn> {
  const printable = buildPrintable(days);
  return timed(rounds, async () => (await documentClient().pdf(printable, NO_IMAGES)).length);
}

export function drawPdfmake(days: number, rounds: number): Promise<Drawn> {
  pdfMake.addVirtualFileSystem({
    'regular.ttf': { data: regular, encoding: 'base64' },
    'bold.ttf': { data: bold, encoding: 'base64' },
  });
  pdfMake.addFonts({ [FONT]: { normal: 'regular.ttf', bold: 'bold.ttf' } });
  const printable = buildPrintable(days);
  return timed(
    rounds,
    async () => (await pdfMake.createPdf(buildDefinition(printable)).getBuffer()).length,
  );
}

export function drawImageElement(rounds: number): Promise<Drawn> {
  const printable = buildPrintable(1);
  return timed(rounds, async () => (await drawCard(printable, NO_IMAGES)).size);
}
