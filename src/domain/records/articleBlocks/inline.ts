import { z } from 'zod';
import { LONG_TEXT_LENGTH } from '../../schema/primitives';

const LINK_LENGTH = 2000;
/** Browsers skip these characters in an address, or they end an attribute. */
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const FORBIDDEN = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff"'<>`\\]/;
const ALLOWED = /^(?:https?:\/\/[^/?#]|mailto:[^?#]|tel:[\d+]|\/(?!\/)|#)/i;

/**
 * An address that may stand in a link: of the web, a mail, a telephone, or a page of ours. Everything else
 * (`javascript:`, `data:`, addresses with hidden characters) is none.
 */
export function safeLink(address: string): string | undefined {
  const trimmed = address.trim();
  if (trimmed.length === 0 || trimmed.length > LINK_LENGTH || FORBIDDEN.test(trimmed)) return;
  return ALLOWED.test(trimmed) ? trimmed : undefined;
}

const isSafeLink = (address: string): boolean => safeLink(address) === address;

/** Looks of a piece of text; in this order they lie within each other. */
export const MARKS = ['bold', 'italic', 'strike', 'highlight', 'underline', 'code'] as const;
export type Mark = (typeof MARKS)[number];

const mark = z.literal(true).optional();

/** A piece of text of one look: data, never markup. */
export const runSchema = z.strictObject({
  text: z.string().min(1).max(LONG_TEXT_LENGTH),
  bold: mark,
  italic: mark,
  strike: mark,
  highlight: mark,
  underline: mark,
  code: mark,
  link: z.string().max(LINK_LENGTH).refine(isSafeLink).optional(),
});
export type Run = z.infer<typeof runSchema>;

export const runsSchema = z.array(runSchema).max(1000);

export const plainText = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const sameLook = (one: Run, other: Run): boolean =>
  one.link === other.link && MARKS.every((name) => one[name] === other[name]);

/** Runs without empty ones, neighbours of one look joined: two texts that look the same are the same. */
export function tidyRuns(runs: readonly Run[]): Run[] {
  const tidy: Run[] = [];
  for (const run of runs) {
    const last = tidy.at(-1);
    if (run.text === '') continue;
    if (last && sameLook(last, run) && last.text.length + run.text.length <= LONG_TEXT_LENGTH)
      tidy[tidy.length - 1] = { ...last, text: last.text + run.text };
    else tidy.push(run);
  }
  return tidy;
}

export function toRuns(text: string, look: Omit<Run, 'text'> = {}): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < text.length; at += LONG_TEXT_LENGTH)
    runs.push({ text: text.slice(at, at + LONG_TEXT_LENGTH), ...look });
  return runs;
}
