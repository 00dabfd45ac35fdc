import { z } from 'zod';

/**
 * Every figure is rounded and every text written here, once, so that paper, PDF, mail, message and image say the same.
 * Texts are NFC, without control characters (`clean.ts`).
 */
const text = (most: number) => z.string().max(most);

export const PRINTABLE_LIMITS = {
  days: 31,
  sections: 12,
  rows: 200,
  preparations: 100,
  steps: 60,
  images: 24,
  figures: 12,
} as const;

const shownImageSchema = text(200);

const rowSchema = z.strictObject({
  measure: text(60).optional(),
  name: text(320),
  grams: text(60).optional(),
  note: text(2000).optional(),
  figure: text(60).optional(),
  picture: shownImageSchema.optional(),
  warning: z.strictObject({ level: z.enum(['contains', 'may']), text: text(400) }).optional(),
});

const sectionSchema = z.strictObject({
  heading: text(320),
  total: text(60).optional(),
  rows: z.array(rowSchema).max(PRINTABLE_LIMITS.rows),
  note: text(2000).optional(),
  ticked: z.boolean(),
});

const figureSchema = z.strictObject({
  key: text(40),
  label: text(60),
  value: text(60),
  target: text(60).optional(),
  percent: z.number().int().min(0).max(100_000).optional(),
  fault: z.enum(['over', 'under']).optional(),
});

const daySchema = z.strictObject({
  heading: text(320).optional(),
  sections: z.array(sectionSchema).max(PRINTABLE_LIMITS.sections),
  figures: z.array(figureSchema).max(PRINTABLE_LIMITS.figures),
  against: text(200).optional(),
  diet: z.strictObject({ level: z.enum(['missed', 'open', 'kept']), text: text(1000) }).optional(),
});

const preparationSchema = z.strictObject({
  title: text(320),
  times: text(120).optional(),
  ingredients: z.array(text(400)).max(PRINTABLE_LIMITS.rows),
  steps: z.array(text(2000)).max(PRINTABLE_LIMITS.steps),
});

export const colourSchema = z.string().regex(/^#[0-9a-f]{6}$/);
/** A JPEG as the settings page makes it, at most 256 px and 100 KB. */
export const logoSchema = z
  .string()
  .max(140_000)
  .regex(/^data:image\/jpeg;base64,[A-Za-z0-9+/]+={0,2}$/);

export const letterheadSchema = z.strictObject({
  practice: text(200).optional(),
  tagline: text(200).optional(),
  expert: text(300),
  contact: z.array(text(320)).max(4),
  colour: colourSchema,
  logo: logoSchema.optional(),
  footer: text(300).optional(),
  watermark: text(80).optional(),
});
export type Letterhead = z.infer<typeof letterheadSchema>;

export const printableSchema = z.strictObject({
  kind: z.enum(['menu', 'recipe', 'plan', 'shopping', 'progress', 'kitchen']),
  eyebrow: text(120),
  title: text(320),
  description: text(2000).optional(),
  picture: shownImageSchema.optional(),
  person: z.strictObject({ name: text(200), facts: z.array(text(200)).max(4) }).optional(),
  allergies: z
    .strictObject({
      avoid: z.array(text(120)).max(60),
      findings: z.array(text(1000)).max(40),
      offends: z.boolean(),
    })
    .optional(),
  guidance: z
    .strictObject({
      heading: text(120),
      lines: z.array(z.strictObject({ text: text(400), source: text(400).optional() })).max(3),
      ask: text(600).optional(),
    })
    .optional(),
  verdict: z
    .strictObject({
      heading: text(120),
      level: z.enum(['missed', 'open', 'met', 'empty']),
      text: text(300),
      lines: z
        .array(
          z.strictObject({
            level: z.enum(['alarm', 'missed', 'open', 'note']),
            text: text(1000),
          }),
        )
        .max(PRINTABLE_LIMITS.rows),
    })
    .optional(),
  days: z.array(daySchema).max(PRINTABLE_LIMITS.days),
  preparations: z.array(preparationSchema).max(PRINTABLE_LIMITS.preparations),
  advice: z.strictObject({ heading: text(320), text: text(4000) }).optional(),
  legend: z.array(text(400)).max(8),
  made: text(60),
  letterhead: letterheadSchema,
});
export type Printable = z.infer<typeof printableSchema>;
export const isOfDays = (kind: Printable['kind']): boolean => kind === 'menu' || kind === 'plan';
export type PrintableDay = Printable['days'][number];
export type PrintableSection = PrintableDay['sections'][number];
export type PrintableRow = PrintableSection['rows'][number];
export type Guidance = NonNullable<Printable['guidance']>;
export type PrintableVerdict = NonNullable<Printable['verdict']>;
export type PrintableFigure = PrintableDay['figures'][number];
export type Preparation = Printable['preparations'][number];
