import { Lexicon } from '../text/lexicon';
import { once } from '../text/once';

const list = (words: string): string[] => words.split(', ');

const SALTY = [
  ...list('nước mắm, mắm, nước chấm, muối, bột canh, bột nêm, hạt nêm, viên súp, gia vị'),
  ...list('bột ngọt, mì chính, mỳ chính, xì dầu, nước tương, tương, tamari, maggi, dầu hào'),
  ...list('chao, miso, sa tế, tương ớt, tương cà, ketchup, xốt, sốt, mayonnaise'),
  ...list(
    'dưa muối, dưa cải, dưa chua, dưa món, cà muối, cà pháo muối, kim chi, củ kiệu, kiệu muối',
  ),
  ...list('đồ chua, trứng muối, cá muối, cá khô, khô cá, tôm khô, mực khô, khô bò, khô gà'),
  ...list('đồ hộp, đóng hộp, cá hộp, thịt hộp, cá mòi hộp, cá ngừ hộp'),
  ...list('xúc xích, lạp xưởng, lạp xường, giò lụa, giò bò, giò thủ, giò chả, chả lụa, chả quế'),
  ...list('chả cá, cá viên, bò viên, nem chua, thịt xông khói, thịt nguội, giăm bông, dăm bông'),
  ...list('jambon, pa tê, patê, pate, ruốc, chà bông'),
  ...list('mì gói, mỳ gói, mì tôm, mỳ tôm, mì ăn liền, phở ăn liền, bún ăn liền, miến ăn liền'),
  ...list('cháo ăn liền, ăn liền, phô mai, pho mát, bơ mặn, bim bim, snack, khoai tây chiên lát'),
];

const NOT_SALTY = [
  ...list(
    'không muối, nhạt muối, mắm chay không muối, gia vị không muối, bơ nhạt, giò heo, giò lợn',
  ),
  ...list(
    'sốt cà chua không muối, đậu tương, đỗ tương, sữa đậu tương, bột đậu tương, dầu đậu tương',
  ),
  ...list('sốt rét, nước cốt, ruốc nấm, tương đương, cây me, quả me, mầm, dưa chuột, dưa hấu'),
];

const lexicon = once(() => new Lexicon<boolean>().addAll(SALTY, true).addAll(NOT_SALTY, false));

const known = new Map<string, boolean>();
const MAX_KNOWN = 5_000;

export function isSaltyName(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const answer = lexicon()
    .find(name)
    .some(({ means }) => means);
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(name, answer);
  return answer;
}
