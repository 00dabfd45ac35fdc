import { z } from 'zod';
import { withoutIdentity, type Identity } from './identity';
import { fenced } from './prompts/fence';

/** The text to which expert and client agree; another text has another name, and is asked for anew. */
export const AI_TEXT = 'AI-01';

export const MAX_QUESTION = 2000;

/** As many as a client's record holds, plus the stages of life, so that none is silently dropped. */
export const MAX_WORDS = 64;
/** Letters of what a client writes of habits and refusals. */
export const MAX_HABITS = 1000;
const words = z.array(z.string().trim().min(1).max(120)).max(MAX_WORDS);

export const userDataSchema = z.strictObject({
  age: z.number().int().min(0).max(130).optional(),
  gender: z.enum(['male', 'female']).optional(),
  /** cm */
  height: z.number().min(30).max(260).optional(),
  /** kg */
  weight: z.number().min(1).max(400).optional(),
  conditions: words.optional(),
  allergies: words.optional(),
  medicines: words.optional(),
  goals: words.optional(),
  restrictions: z.string().trim().min(1).max(MAX_HABITS).optional(),
  /** kcal and g of a day. */
  calories: z.number().min(0).max(20_000).optional(),
  protein: z.number().min(0).max(2000).optional(),
});
export type UserData = z.infer<typeof userDataSchema>;

export const SENT_PARTS = {
  body: ['gender', 'age', 'height', 'weight'],
  conditions: ['conditions'],
  allergies: ['allergies'],
  medicines: ['medicines'],
  goals: ['goals'],
  restrictions: ['restrictions'],
  targets: ['calories', 'protein'],
} as const satisfies Record<string, readonly (keyof UserData)[]>;
export type SentPart = keyof typeof SENT_PARTS;

const numberText = (value: number): string =>
  value.toLocaleString('vi-VN', { maximumFractionDigits: 1 });

const list = (label: string, items: readonly string[] | undefined) =>
  items && items.length > 0 ? `${label}: ${items.join('; ')}` : '';

export function partLine(part: SentPart, data: UserData): string {
  switch (part) {
    case 'body':
      return [
        data.gender === 'female' ? 'Nữ' : data.gender === 'male' ? 'Nam' : '',
        data.age === undefined ? '' : `${data.age} tuổi`,
        data.height === undefined ? '' : `${numberText(data.height)} cm`,
        data.weight === undefined ? '' : `${numberText(data.weight)} kg`,
      ]
        .filter(Boolean)
        .join(', ');
    case 'conditions':
      return list('Bệnh', data.conditions);
    case 'allergies':
      return list('Dị ứng', data.allergies);
    case 'medicines':
      return list('Thuốc', data.medicines);
    case 'goals':
      return list('Mục tiêu', data.goals);
    case 'restrictions':
      return data.restrictions ? `Kiêng: ${data.restrictions}` : '';
    case 'targets':
      return [
        data.calories === undefined ? '' : `${numberText(data.calories)} kcal`,
        data.protein === undefined ? '' : `đạm ${numberText(data.protein)} g`,
      ]
        .filter(Boolean)
        .join(', ')
        .replace(/^(?=.)/u, 'Chỉ định mỗi ngày: ');
  }
}

export function withoutNames(data: UserData, identity: Identity): UserData {
  const clean = (text: string) => withoutIdentity(text, identity).slice(0, 1000);
  const each = (texts: readonly string[]) => texts.map((text) => clean(text).slice(0, 120));
  const { conditions, allergies, medicines, goals, restrictions, ...figures } = data;
  return {
    ...figures,
    ...(conditions ? { conditions: each(conditions) } : {}),
    ...(allergies ? { allergies: each(allergies) } : {}),
    ...(medicines ? { medicines: each(medicines) } : {}),
    ...(goals ? { goals: each(goals) } : {}),
    ...(restrictions ? { restrictions: clean(restrictions) } : {}),
  };
}

export function knownLines(data: UserData): string[] {
  const known = (Object.keys(SENT_PARTS) as SentPart[])
    .map((part) => partLine(part, data))
    .filter((line) => line !== '');
  if (known.length === 0) return [];
  const lines = ['Về khách (không tên):', ...known.map((line) => `- ${line}`)];
  return [fenced('du_lieu_khach', lines.join('\n'))];
}
