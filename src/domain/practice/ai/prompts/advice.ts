import { z } from 'zod';
import { knownLines, type UserData } from '../userData';
import { DATA_RULE, fenced } from './fence';

export const adviceAnswerSchema = z.object({
  paragraphs: z.array(z.string().trim().min(1).max(3000)).min(1).max(20),
});

export const ADVICE_JSON_SCHEMA = {
  type: 'object',
  properties: {
    paragraphs: { type: 'array', items: { type: 'string' } },
  },
  required: ['paragraphs'],
  additionalProperties: false,
} as const;

export const ADVICE_INSTRUCTIONS = [
  'Bạn giúp một chuyên gia dinh dưỡng ở Việt Nam, không nói chuyện trực tiếp với khách.',
  'Trả lời bằng tiếng Việt, ngắn, từng đoạn một ý, thực phẩm quen thuộc ở Việt Nam, lượng theo đơn vị gia đình (chén, muỗng, quả).',
  'Tôn trọng dị ứng và bệnh đã nêu. Không chẩn đoán, không kê hay đổi thuốc.',
  'Điều không chắc hoặc không có nguồn thì nói rõ là không chắc; không bịa số liệu, tài liệu hay năm ban hành.',
  DATA_RULE,
  'Trả về JSON: {"paragraphs": ["…", "…"]}.',
].join('\n');

/** The message that leaves: the same on the screen, where it is read before, and on the wire. */
export function adviceMessage(data: UserData, question: string): string {
  return [...knownLines(data), fenced('cau_hoi', question)].join('\n');
}
