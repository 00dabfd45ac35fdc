import type { Piece } from './pieces';

/** Faiths whose kitchen leaves foods out, as a record names them; with accents, and as it is typed without. */
const FAITHS: readonly { typed: RegExp; plain: RegExp; foods: readonly string[] }[] = [
  {
    typed: /(?:^| )(?:đạo hồi|hồi giáo|đạo islam|islam|muslim|halal)(?: |$)/u,
    plain: /\b(?:dao hoi|hoi giao|islam|muslim|halal)\b/,
    foods: ['thịt heo', 'rượu bia', 'tiết'],
  },
  {
    typed: /(?:^| )(?:hindu|ấn độ giáo|ấn giáo)(?: |$)/u,
    plain: /\b(?:hindu|an do giao|dao an do)\b/,
    foods: ['thịt bò'],
  },
];
/** "Không theo đạo Hồi", "chồng đạo Hồi": not this person's. */
const NOT_OWN =
  /\b(?:khong|ko|chua|bo|het)(?: con| phai| co| theo| la| nguoi)* (?:dao|hoi giao|an do giao|hindu|islam|muslim)\b|^(?:me|cha|ba|chong|vo|ong|ban|nguoi yeu|nha chong|nha vo)\b/;

/** Foods that the faith of a piece leaves out; none where it names none. */
export function foodsOfFaith({ foldedText, words, isPlain }: Piece): readonly string[] {
  if (NOT_OWN.test(foldedText)) return [];
  const text = words.join(' ');
  return FAITHS.find(({ typed, plain }) => (isPlain ? plain : typed).test(text))?.foods ?? [];
}
