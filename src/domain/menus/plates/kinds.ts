import { normalise } from '../../text/fold';
import type { Filling } from './ingredients';
import type { VesselName } from './vessels';

export interface Serving {
  vessel: VesselName;
  ground: string;
  pool?: string;
  fat?: true;
}

const CHINA = '#EFEADF';

const BY_WORD: readonly (readonly [words: RegExp, serving: Serving])[] = [
  [
    /^(bún|phở|mì|miến|hủ tiếu|bánh canh)\b.*(xào|trộn|chả)/u,
    { vessel: 'plate', ground: CHINA, pool: '#D9B27C' },
  ],
  [
    /^(bún|phở|mì|miến|hủ tiếu|bánh canh|lẩu)(?=\s|$)/u,
    { vessel: 'bowl', ground: '#E2C48C', fat: true },
  ],
  [/^canh chua|riêu/u, { vessel: 'bowl', ground: '#E0A45A', fat: true }],
  [/^(canh|súp|soup)(?=\s|$)/u, { vessel: 'bowl', ground: '#DAD8AE', fat: true }],
  [/^(cháo|chè)(?=\s|$)/u, { vessel: 'bowl', ground: '#F3EAD2' }],
  [/(^|\s)(kho|rim|om)(?=\s|$)/u, { vessel: 'clay', ground: '#6E4526', fat: true }],
  [/(^|\s)(sốt|cà chua)(?=\s|$)/u, { vessel: 'plate', ground: CHINA, pool: '#C25A3E' }],
  [
    /(^|\s)(xào|rang|áp chảo|nướng|chiên|rán|quay)(?=\s|$)/u,
    { vessel: 'plate', ground: CHINA, pool: '#B08A56' },
  ],
  [/(^|\s)(gỏi|nộm|salad|trộn)(?=\s|$)/u, { vessel: 'bowl', ground: '#D5E4C0' }],
  [/^(nước|trà|cà phê|sinh tố)(?=\s|$)/u, { vessel: 'glass', ground: '#EFC98A' }],
];

const BY_FILLING: Record<Filling, Serving> = {
  rice: { vessel: 'cup', ground: '#EDE4C9' },
  brownRice: { vessel: 'cup', ground: '#DCC4A6' },
  noodles: { vessel: 'bowl', ground: '#F1E3C2' },
  oats: { vessel: 'bowl', ground: '#EBDDBF' },
  yoghurt: { vessel: 'cup', ground: '#FBF5E6' },
  milk: { vessel: 'glass', ground: '#F8F1DF' },
  drop: { vessel: 'drop', ground: '#D99A1B' },
};

export function getServing(name: string, filling: Filling | undefined): Serving {
  // "Nước tương" is no drink.
  if (filling === 'drop') return BY_FILLING.drop;
  const text = normalise(name);
  const known = BY_WORD.find(([words]) => words.test(text))?.[1];
  return known ?? (filling ? BY_FILLING[filling] : { vessel: 'plate', ground: CHINA });
}
