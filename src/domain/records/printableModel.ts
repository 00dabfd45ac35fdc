import { z } from 'zod';

/**
 * A paper for a client, as data: every figure is rounded and every text written here, once, so that paper,
 * PDF, mail, message and image say the same. All texts are NFC, without control characters (see `clean.ts`).
 */
const text = (most: number) => z.string().max(most);

/** Most of what one printable may hold; a longer one is cut where it is made, and says so. */
export const PRINTABLE_LIMITS = {
  days: 31,
  sections: 12,
  rows: 200,
  preparations: 100,
  steps: 60,
  /** Images that are drawn; a mail carries their files. */
  images: 24,
  figures: 12,
} as const;

/** Address of an image of the practice (`domain/records/images/address.ts`); the file is fetched by whoever draws it. */
const shownImageSchema = text(200);

/** One line: a dish, a food, a thing to buy, a step, a visit. */
const rowSchema = z.strictObject({
  /** Household measure, date or number; stands first and bold. */
  measure: text(60).optional(),
  name: text(320),
  /** Weight; stands in brackets. */
  grams: text(60).optional(),
  /** How it is made or eaten. */
  note: text(2000).optional(),
  /** A figure at the end of the line, such as `156 kcal`, `≥ 12 kcal` or `—`. */
  figure: text(60).optional(),
  picture: shownImageSchema.optional(),
  /** Why the client must not, or perhaps must not, have it. */
  warning: z.strictObject({ level: z.enum(['contains', 'may']), text: text(400) }).optional(),
});

const sectionSchema = z.strictObject({
  heading: text(320),
  /** Sum of the section, such as `412 kcal`. */
  total: text(60).optional(),
  rows: z.array(rowSchema).max(PRINTABLE_LIMITS.rows),
  note: text(2000).optional(),
  /** Whether a box stands before each line, to tick it off. */
  ticked: z.boolean(),
});

const figureSchema = z.strictObject({
  /** Names its colour; see `FIGURE_COLOURS` of the renderers. */
  key: text(40),
  label: text(60),
  value: text(60),
  target: text(60).optional(),
  /** Whole percent of the target that is known, for a bar. */
  percent: z.number().int().min(0).max(100_000).optional(),
  /** Too much or too little by a rule, or energy that misses its target: no colour calls it good. */
  fault: z.enum(['over', 'under']).optional(),
});

const daySchema = z.strictObject({
  heading: text(320).optional(),
  sections: z.array(sectionSchema).max(PRINTABLE_LIMITS.sections),
  figures: z.array(figureSchema).max(PRINTABLE_LIMITS.figures),
  /** The source that the figures are compared with. */
  against: text(200).optional(),
  /** The day against a code of hospital diets (`hospitalDiets/remarks.ts`). */
  diet: z.strictObject({ level: z.enum(['missed', 'open', 'kept']), text: text(1000) }).optional(),
});

const preparationSchema = z.strictObject({
  title: text(320),
  times: text(120).optional(),
  ingredients: z.array(text(400)).max(PRINTABLE_LIMITS.rows),
  steps: z.array(text(2000)).max(PRINTABLE_LIMITS.steps),
});

/** `#rrggbb`. */
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
  /** Telephone, e-mail, address. */
  contact: z.array(text(320)).max(4),
  colour: colourSchema,
  logo: logoSchema.optional(),
  footer: text(300).optional(),
  /** Set across each page on the free plan. */
  watermark: text(80).optional(),
});
export type Letterhead = z.infer<typeof letterheadSchema>;

export const printableSchema = z.strictObject({
  kind: z.enum(['menu', 'recipe', 'plan', 'shopping', 'progress', 'kitchen']),
  /** The kind of paper, above the title. */
  eyebrow: text(120),
  title: text(320),
  description: text(2000).optional(),
  /** The cover. */
  picture: shownImageSchema.optional(),
  person: z.strictObject({ name: text(200), facts: z.array(text(200)).max(4) }).optional(),
  allergies: z
    .strictObject({
      /** Foods that the client must not eat. */
      avoid: z.array(text(120)).max(60),
      /** Findings, the certain first; and the allergens that the dishes declare. */
      findings: z.array(text(1000)).max(40),
      /** Whether something in it must not be eaten. */
      offends: z.boolean(),
    })
    .optional(),
  /** Advice for home, and whom to ask; `source` on the expert's paper alone. */
  guidance: z
    .strictObject({
      heading: text(120),
      lines: z.array(z.strictObject({ text: text(400), source: text(400).optional() })).max(3),
      ask: text(600).optional(),
    })
    .optional(),
  /** The verdict on the days, and words of the record that no plan reckons with: on the expert's paper alone. */
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
  /** How the signs are to be read, and where figures come from. */
  legend: z.array(text(400)).max(8),
  /** `Lập 22/11/2026`. */
  made: text(60),
  letterhead: letterheadSchema,
});
export type Printable = z.infer<typeof printableSchema>;
/** Whether the figures below it are those of a whole day. */
export const isOfDays = (kind: Printable['kind']): boolean => kind === 'menu' || kind === 'plan';
export type PrintableDay = Printable['days'][number];
export type PrintableSection = PrintableDay['sections'][number];
export type PrintableRow = PrintableSection['rows'][number];
export type Guidance = NonNullable<Printable['guidance']>;
export type PrintableVerdict = NonNullable<Printable['verdict']>;
export type PrintableFigure = PrintableDay['figures'][number];
export type Preparation = Printable['preparations'][number];
