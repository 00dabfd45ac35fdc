import { splitWords } from '../food/aliases';
import { fold, hasAccents } from '../text/fold';
import type { SearchHit } from './foodIndex';

/**
 * Foods that people eat or are given with an illness, without figures in the catalogue: no usable source states them,
 * and foods with a similar name have other protein, other minerals or the very thing that is to be left out.
 */
const UNLISTED: readonly (readonly [what: string, words: readonly string[]])[] = [
  [
    'sữa cho người bệnh thận',
    [
      'nepro',
      'sữa thận',
      'bệnh thận',
      'suy thận',
      'chạy thận',
      'lọc máu',
      'renal',
      'kidney',
      'renilon',
      'kidcare',
    ],
  ],
  [
    'sữa đạm thủy phân (peptide) cho người lớn',
    [
      'peptamen',
      'survimed',
      'sữa peptide',
      'alitraq',
      'vital peptide',
      'semi elemental',
      'perative',
    ],
  ],
  ['sữa axit amin cho trẻ dị ứng', ['neocate', 'elecare', 'puramino', 'alfamino']],
  ['mì căn tươi (đã ngậm nước)', ['mì căn']],
  ['sản phẩm cho bệnh chuyển hóa', ['phenylalanin', 'phenylalanine', 'pku', 'anamix', 'lofenalac']],
  [
    'thức ăn nuôi qua ống thông',
    [
      'sonde',
      'qua xông',
      'ăn xông',
      'ống xông',
      'súp xông',
      'sữa xông',
      'ăn qua ống',
      'ống thông',
      'nuôi ăn qua',
      'bơm ống',
      'fomeal',
    ],
  ],
  [
    'sữa cao đạm cho người bệnh nặng',
    [
      'fresubin',
      'supportan',
      'prosure',
      'forticare',
      'fortimel',
      'nutrison',
      'pulmocare',
      'oxepa',
      'isocal',
      'nutren',
      'jevity',
      'leanmax',
      'recova',
    ],
  ],
  [
    'sữa cho người bệnh gan',
    ['fohepta', 'aminoleban', 'hepa', 'sữa gan', 'sữa bệnh gan', 'hepatic'],
  ],
  ['dầu MCT', ['mct']],
  [
    'chất làm đặc cho người khó nuốt',
    ['chất làm đặc', 'bột làm đặc', 'thickenup', 'thick easy', 'softia', 'làm đặc thức uống'],
  ],
  [
    'muối thay thế ít natri',
    [
      'muối ít natri',
      'muối kali',
      'muối giảm natri',
      'muối ăn kiêng',
      'muối thay thế',
      'lite salt',
    ],
  ],
  ['loại không lactose', ['lactose', 'lactaid']],
  ['loại không gluten', ['không gluten', 'gluten free', 'free gluten', 'không có gluten']],
  ['loại ít đạm', ['ít đạm', 'giảm đạm', 'đạm thấp', 'low protein', 'ketosteril']],
  [
    'loại giảm kali hoặc phốt pho',
    ['ít kali', 'giảm kali', 'ít phốt pho', 'giảm phốt pho', 'ít phospho', 'không phốt pho'],
  ],
  ['sữa hạt óc chó', ['sữa óc chó', 'sữa hạt óc chó']],
  // Foods of nearly the same name differ from these in water, salt, sugar, fat or allergens.
  ['váng sữa', ['váng sữa', 'monte']],
  ['sườn bò', ['sườn bò']],
  ['cổ gà, phao câu', ['cổ gà', 'phao câu']],
  ['hạt đác', ['hạt đác']],
  ['bòn bon', ['bòn bon', 'lòn bon', 'bòng bong']],
  ['ngọn su su', ['ngọn su su', 'đọt su su', 'rau su su']],
  ['ngũ vị hương', ['ngũ vị hương', 'bột ngũ vị']],
  ['bột điều màu', ['bột điều', 'hạt điều màu', 'dầu điều']],
  ['sương sâm', ['sương sâm']],
  ['yến sào', ['yến sào', 'tổ yến', 'nước yến', 'yến chưng', 'chưng yến']],
  ['ốc móng tay', ['ốc móng tay', 'móng tay xào']],
  ['ốc len', ['ốc len']],
  ['cá linh', ['cá linh']],
  ['cá thác lác', ['cá thác lác', 'cá thát lát', 'thác lác', 'thát lát']],
  ['khô cá nước ngọt', ['khô cá lóc', 'khô cá sặc', 'khô cá dứa', 'cá lóc khô', 'cá sặc khô']],
  ['cá, thịt một nắng', ['một nắng']],
  ['mắm nêm', ['mắm nêm']],
  [
    'mắm cá, mắm ba khía',
    ['mắm thái', 'mắm cá', 'mắm ba khía', 'mắm bò hóc', 'mắm sặc', 'mắm cà xỉu'],
  ],
  [
    'sườn chay, thịt chay từ đạm nành',
    ['sườn chay', 'sườn non chay', 'thịt chay', 'chả cá chay', 'xíu mại chay', 'bò viên chay'],
  ],
  ['rau đắng', ['rau đắng']],
  ['ô mai, xí muội', ['ô mai', 'xí muội']],
  ['dừa sấy có đường', ['dừa sấy']],
  ['gan ngỗng béo', ['foie gras', 'gan ngỗng béo']],
  ['nước mía sầu riêng', ['mía sầu riêng']],
  ['rượu soju, shochu', ['soju', 'shochu']],
  ['cocktail', ['mojito', 'cocktail']],
  ['bia không cồn', ['bia không cồn', 'bia 0 độ', 'bia không độ']],
  ['nước mắm chay', ['nước mắm chay', 'mắm chay']],
  ['sữa non', ['sữa non']],
  [
    'thực phẩm bổ sung này',
    [
      'collagen',
      'bcaa',
      'creatine',
      'glucosamine',
      'viên vitamin c',
      'vitamin c',
      'multivitamin',
      'vitamin tổng hợp',
      'men vi sinh',
      'sâm ngọc linh',
    ],
  ],
  ['tré', ['tré']],
  ['củ nén', ['củ nén', 'hành tăm']],
  [
    'dịch truyền',
    ['dịch truyền', 'truyền tĩnh mạch', 'smofkabiven', 'kabiven', 'nutriflex', 'lipofundin'],
  ],
];

const asText = (text: string) => ` ${splitWords(text).join(' ')} `;

const phrases = UNLISTED.flatMap(([what, words]) =>
  words.map((word) => ({ what, written: asText(word), bare: fold(asText(word)) })),
);
const inside = (text: string, phrase: string) => ` ${text} `.includes(` ${phrase.trim()} `);

/**
 * A food near it by name is another thing, and must not be taken for it.
 * @param first what was found first
 */
export function unlistedKind(
  query: string,
  first?: Pick<SearchHit, 'item' | 'via' | 'near'>,
): string | undefined {
  const typed = splitWords(query).join(' ');
  const bare = fold(typed);
  if (first && !first.near && isNamed(first, bare)) return undefined;
  const accented = hasAccents(typed);
  return phrases.find((phrase) =>
    accented ? inside(typed, phrase.written) : inside(bare, phrase.bare),
  )?.what;
}

/**
 * Words that a name has side by side are its own: "Nepro của cô Lan", "sữa công thức không lactose". A dish is called after
 * what is in it, too: "bún mắm nêm" is no mắm nêm.
 */
function isNamed({ item, via }: Pick<SearchHit, 'item' | 'via'>, bare: string): boolean {
  const name = fold(splitWords(via ?? item.name).join(' '));
  return item.kind === 'recipe' ? ` ${name} `.startsWith(` ${bare} `) : inside(name, bare);
}

export function unlistedIn(query: string, first: SearchHit | undefined): string | undefined {
  return unlistedKind(query, first) ?? (first?.far ? `“${query.trim()}”` : undefined);
}
