import { fenced } from './fence';

export type Flaw = 'shape' | 'cut' | 'language';

const MAX_FORMER = 4000;
/** Letters below which nothing is said about a language. */
const LEAST_LETTERS = 40;

const TOLD: Readonly<Record<Flaw, string>> = {
  shape: 'Câu trả lời trước không phải JSON đúng mẫu. Trả lời lại, chỉ một JSON đúng mẫu đã nêu.',
  cut: 'Câu trả lời trước bị cắt giữa chừng. Trả lời lại ngắn hơn, chỉ một JSON đúng mẫu đã nêu.',
  language:
    'Câu trả lời trước không viết bằng tiếng Việt. Viết lại bằng tiếng Việt có dấu, chỉ một JSON đúng mẫu đã nêu.',
};

export const repairMessage = (message: string, flaw: Flaw, former: string): string =>
  [message, fenced('cau_tra_loi_truoc', former.slice(0, MAX_FORMER)), TOLD[flaw]].join('\n');

const VIETNAMESE = /[ăâđêôơư\u1EA0-\u1EF9àáãèéìíòóõùúýỳỹ]/giu;

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(listTexts);
};

/** Text that is too short to tell counts as Vietnamese. */
export function isVietnamese(answer: unknown): boolean {
  const text = listTexts(answer).join(' ').normalize('NFC');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS) return true;
  return (text.match(VIETNAMESE)?.length ?? 0) / letters > 0.05;
}
