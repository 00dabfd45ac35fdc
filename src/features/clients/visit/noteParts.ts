import type { Consultation } from '../../../domain/records/consultations';

const NOTE_PARTS = {
  soap: ['subjective', 'objective', 'assessment', 'plan'],
  adime: ['assessment', 'diagnosis', 'intervention', 'monitoring'],
} as const satisfies Record<string, readonly (keyof NonNullable<Consultation['structuredNote']>)[]>;

export type NotePart = (typeof NOTE_PARTS)[keyof typeof NOTE_PARTS][number];
const ALL_PARTS: readonly NotePart[] = [...new Set([...NOTE_PARTS.soap, ...NOTE_PARTS.adime])];

export function listNoteParts(
  scheme: string,
  filled: (part: NotePart) => boolean,
): readonly NotePart[] {
  const own: readonly NotePart[] =
    scheme === 'soap' || scheme === 'adime' ? NOTE_PARTS[scheme] : [];
  return [...own, ...ALL_PARTS.filter((part) => !own.includes(part) && filled(part))];
}
