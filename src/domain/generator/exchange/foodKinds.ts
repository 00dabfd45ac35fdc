import { normalise } from '../../text/fold';

export type FoodKind =
  | 'fish'
  | 'seafood'
  | 'redMeat'
  | 'poultry'
  | 'egg'
  | 'tofu'
  | 'curedMeat'
  | 'offal'
  | 'staple'
  | 'bread'
  | 'tuber'
  | 'dryGrain'
  | 'vegetable'
  | 'herb'
  | 'pickle'
  | 'fruit'
  | 'driedFruit'
  | 'milk'
  | 'plantMilk'
  | 'yogurt'
  | 'cheese'
  | 'nuts'
  | 'pulse'
  | 'oil'
  | 'beverage';

export interface KnownFood {
  kind: FoodKind;
  isEveryday: boolean;
}

type Rule = readonly [FoodKind, RegExp];

const words = (list: string) => new RegExp(` (${list}) `, 'u');
const without = (not: string, list: string) =>
  new RegExp(`^(?!.* (?:${not}) ).* (?:${list}) `, 'u');
const ANY = /./u;

const BEVERAGES: readonly Rule[] = [['beverage', /^(?!.* (bột|nha đam) )/u]];

const RULES: Readonly<Record<string, readonly Rule[]>> = {
  'Cá và hải sản': [
    ['curedMeat', words('khô|chà bông|bánh phồng|hộp|ngâm|trứng cá|chả|surimi|thanh cua|kabayaki')],
    ['seafood', words('cua|ghẹ|rạm|hến|mực|ốc|sò|tép|tôm|trai|bạch tuộc|hàu|vẹm|nghêu|bào ngư')],
    ['fish', words('cá|lươn')],
  ],
  'Thịt và chế phẩm': [
    ['redMeat', words('gân mỡ|chân giò')],
    ['curedMeat', words('pa tê|chả|giăm bông|giò|dồi|lạp xưởng|nem|chà bông|khô|xúc xích')],
    ['curedMeat', words('xông khói|hộp|muối|nguội|há cảo|xíu mại|chiên xù|gà rán')],
    ['offal', words('gan|cật|tim|lòng|dạ dày|bao tử|lưỡi|mề|tai|óc|phổi|tiết|huyết|tủy|lá sách')],
    ['offal', words('đuôi|đầu|da heo|da gà|sụn|gân|chân gà|phèo')],
    ['poultry', words('gà|vịt|ngan|ngỗng|chim|bồ câu')],
    ['redMeat', words('thịt|thăn|sườn|bắp|gầu|nạm|chân giò|heo|bò')],
  ],
  Trứng: [
    ['curedMeat', words('trứng cá|muối|bắc thảo')],
    ['egg', ANY],
  ],
  'Đậu, hạt và chế phẩm': [
    ['plantMilk', / sữa đậu nành không đường /u],
    ['tofu', words('đậu hũ|váng đậu|tempeh|natto')],
    [
      'nuts',
      without(
        'bột|bơ',
        'hạt điều|hạnh nhân|hạt phỉ|lạc|óc chó|hạt mắc ca|dẻ cười|hạt hướng dương|hạt bí|đậu phộng',
      ),
    ],
    ['nuts', words('hạt dưa|hạt chia|hạt lanh|mè|hạt thông|hồ đào|hạt brazil')],
    ['pulse', without('bột|sữa|nước|sên|căn|bơ', 'đậu')],
  ],
  'Gạo, bún, mì và ngũ cốc': [
    ['staple', words('đã nấu|bún tươi|bánh phở|chín|mì udon luộc|mì soba luộc|mì ramen luộc')],
    ['bread', words('bánh mì|bánh bao')],
    ['tuber', words('ngô tươi|ngô nếp|bắp ngọt')],
    [
      'dryGrain',
      without(
        'bột|vỏ|bỏng|bánh|ăn liền',
        'gạo|khô|miến|nui|quinoa|lúa mạch|hạt kê|yến mạch|kiều mạch',
      ),
    ],
  ],
  'Khoai và củ bột': [
    ['dryGrain', words('miến dong')],
    ['tuber', without('bột|chiên|khô', 'khoai|củ|sắn')],
  ],
  'Rau, nấm và củ quả': [
    ['pickle', words('muối|dưa bắp cải|dưa cải|dưa giá|kim chi|ngâm|măng chua|kiệu|cà pháo')],
    ['herb', words('hành|hành tây|tỏi|gừng|sả|ớt hiểm|rau thơm|rau húng|kinh giới|rau mùi')],
    ['herb', words('mùi|mùi tàu|rau ngổ|rau răm|thì là|tía tô|lá xương sông|diếp cá|lá lốt|hẹ')],
    ['herb', words('me chua|sấu|quả dọc|khế|trám|gấc|mầm|ngồng tỏi|gừng|lá me|lá mơ lông')],
    ['vegetable', /^(?!.* (khô|bột|rau câu|nha đam|hạt sen|hộp|nhút) )/u],
  ],
  'Trái cây': [
    ['driedFruit', words('khô|sấy|long nhãn|chà là|kỷ tử|muối')],
    ['fruit', /^(?!.* (thạch|hộp) )/u],
  ],
  'Sữa và chế phẩm': [
    ['yogurt', words('sữa chua')],
    ['cheese', words('phô mai')],
    ['milk', without('đặc|bột|kem|mẹ', 'tươi')],
  ],
  'Sữa và thay thế sữa': [
    ['plantMilk', words('sữa đậu nành|sữa hạnh nhân|sữa yến mạch|sữa gạo')],
    ['yogurt', words('sữa chua')],
    ['cheese', words('phô mai')],
    ['milk', words('sữa tươi|sữa tiệt trùng|sữa sô cô la|sữa ca cao')],
  ],
  'Dầu, mỡ và bơ': [['oil', ANY]],
  'Dầu và bơ': [['oil', ANY]],
  'Đồ uống': BEVERAGES,
  'Đồ uống có cồn': BEVERAGES,
  'Nước giải khát': BEVERAGES,
  'Nước ép': BEVERAGES,
  'Cà phê và trà': BEVERAGES,
  'Đồ hộp': [['curedMeat', words('cá|thịt|vịt')]],
  'Thịt cá chế biến': [['curedMeat', ANY]],
};

const EVERYDAY: Readonly<Record<FoodKind, RegExp>> = {
  fish: without(
    'nướng|vân|đao',
    'cá (?:chép|diếc|hồi|mè|ngừ|nục|lóc|rô đồng|rô phi|thu|trắm cỏ|trê|trôi|ba sa|chẽm|hồng|mú|chim|bạc má|saba|lăng|diêu hồng|bống|nạc|đối)',
  ),
  seafood: words('tôm biển|tôm đồng|mực tươi|nghêu|hến|cua biển|cua đồng|ghẹ|tép'),
  redMeat: without(
    'mỡ',
    'thịt bò nạc|thăn bò|bắp bò|thịt bò xay|thịt heo nạc|thịt thăn heo|thịt nạc vai heo|thịt heo xay|sườn heo',
  ),
  poultry: without(
    'tây|rừng|ngỗng|cút|bồ câu',
    'gà không da|gà ta|gà xay|ức gà|vịt bỏ da|thịt vịt|đùi gà',
  ),
  egg: without('bột|lộn|ngỗng|lòng', 'trứng (?:gà|vịt|cút|bác|ốp)'),
  tofu: without('chiên', 'đậu hũ'),
  curedMeat: words('chả lụa|giò lụa'),
  offal: / (?!)/u,
  staple: words('cơm trắng|cơm gạo lứt|bún tươi|bánh phở|mì trứng chín'),
  bread: without('vòng|ngọt', 'bánh mì|bánh mì nguyên cám|bánh mì sandwich'),
  tuber: without(
    'hấp|luộc|cô',
    'khoai lang trắng|khoai lang mật|khoai lang tím|khoai môn|khoai sọ|khoai tây|khoai mì|củ từ|ngô tươi|ngô nếp|bắp ngọt',
  ),
  dryGrain: words('gạo|bún khô|miến dong|nui khô|mì sợi khô|yến mạch'),
  vegetable: without(
    'rừng|nhật|nụ|romaine|bi|tây xanh',
    'bắp cải|cải (?:cúc|soong|thìa|bẹ xanh|thảo|làn|bó xôi)|cần ta|cần tây|thiên lý|rau (?:bí|đay|dền đỏ|dền cơm|lang|má|muống|ngót)|mồng tơi|xà lách|bầu|bí (?:đao|đỏ|ngòi)|cà (?:chua|rốt|tím)|củ (?:dền|cải trắng)|dưa leo|đậu (?:que|đũa|bắp|rồng)|giá đỗ|măng (?:tây|tươi)|mướp|khổ qua|nấm (?:rơm|mỡ|hương tươi|kim châm|bào ngư|đùi gà)|ớt chuông (?:đỏ|vàng|xanh)|su hào|su su|bông cải (?:trắng|xanh)',
  ),
  herb: without(
    'tây|ngồng|tím',
    'hành lá|hành củ tươi|tỏi|gừng|sả|hẹ|thì là|rau mùi|tía tô|kinh giới',
  ),
  pickle: words('dưa cải chua|dưa giá|kim chi|măng chua'),
  // The everyday fruits are those that the generator serves.
  fruit: / (?!)/u,
  driedFruit: words('nho khô|chuối khô|xoài sấy'),
  milk: words(
    'sữa bò tươi|sữa tươi (?:tách béo|ít béo|tiệt trùng không đường)|sữa tiệt trùng ít béo bổ sung canxi',
  ),
  plantMilk: words('sữa đậu nành không đường|sữa hạnh nhân không đường'),
  yogurt: words('sữa chua không đường|sữa chua hy lạp không béo|sữa chua nguyên kem'),
  cheese: words('phô mai tươi ít béo|phô mai mozzarella|phô mai vuông ít béo'),
  nuts: without('chiên|muối', 'hạt điều|hạnh nhân rang|lạc rang|hạt óc chó|hạt bí rang|đậu phộng'),
  pulse: words('đậu (?:đen|xanh|đỏ|lăng|gà|tây đỏ)'),
  beverage: words(
    'nước khoáng|trà xanh pha|trà xanh không đường|trà ô long|trà thảo mộc không đường|trà hoa cúc không đường|trà đen không đường',
  ),
  oil: words('dầu (?:ăn|đậu nành|mè|ô liu|hướng dương|hạt cải|gạo|đậu phộng)'),
};

const padded = (name: string) =>
  ` ${normalise(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

export function foodKind(name: string, category: string): KnownFood | undefined {
  const text = padded(name);
  const rules = Object.hasOwn(RULES, category) ? RULES[category] : undefined;
  const kind = rules?.find(([, fits]) => fits.test(text))?.[0];
  return kind && { kind, isEveryday: EVERYDAY[kind].test(text) };
}
