/** Words are lower case, with accents. */
export interface Allergen {
  /** Names of the whole group: an allergy that says one of them concerns everything in `has`. */
  group: readonly string[];
  has: readonly string[];
  may: readonly string[];
  /** Names that hold a word of the lists above and are something else; the longest phrase wins. */
  not: readonly string[];
  /** Whether an allergy to one of `has` is a reason to ask about the others (cross-reaction). */
  kin: boolean;
  /**
   * Members of `has` that live in the sea; only these may concern somebody who names the sea ("hải sản", not cá
   * lóc).
   */
  sea?: readonly string[];
  /** Members of `has` that are one animal, or one grain, under several names: an allergy to one is to all of them. */
  same?: readonly (readonly string[])[];
}

const list = (words: string): string[] => words.split(', ');

const LAC_ELSEWHERE = list(
  'lạc tiên, liên lạc, câu lạc bộ, lạc nội mạc, lạc quan, thất lạc, lạc đường, lạc mất, lạc nhau, sai lạc, lạc hậu',
);

const SEAFOOD = ['hải sản', 'thủy sản', 'đồ biển', 'đồ tanh', 'seafood'];
export const OF_THE_SEA: ReadonlySet<string> = new Set(['hải sản', 'đồ biển', 'seafood']);
const SHELLFISH = [...SEAFOOD, 'động vật có vỏ', 'shellfish'];
const CAKES = [
  ...list('bánh quy, bánh qui, bích quy, bích qui, bánh ngọt, bánh kẹp, bánh quế'),
  ...list('bánh trung thu, bánh nướng, bánh su, bánh mì ngọt, bánh xốp, ngũ cốc'),
];
const RICH_CAKES = [
  ...list('bánh bông lan, bông lan, bánh ga tô, ga tô, gatô, bánh kem, bánh flan'),
  ...list('flan, caramen, bánh sừng bò, croissant'),
];
const BATTER_CAKES = list('bánh crepe, bánh kếp, bánh waffle, bánh tổ ong, pancake, tiramisu');
/** A jelly of tapioca and mung beans that sounds like choux pastry. */
const XU_XE = list('bánh su kê, bánh su sê, bánh xu xê, bánh phu thê');
const PROCESSED_MEAT = ['xúc xích', 'lạp xưởng', 'lạp xường', 'chả chay', 'giò chay', 'thịt chay'];
const CHOCOLATE = ['sô cô la', 'sôcôla', 'socola', 'chocolate', 'sô cô-la'];
/** Milks pressed from plants. Corn milk is not among them: it is usually cooked with cow's milk. */
const PLANTS = [
  ...list('đậu, đậu nành, đậu tương, đỗ tương, đậu xanh, đậu đen, đậu đỏ, đậu gà'),
  ...list('đậu phộng, đậu phụng, lạc, dừa, cốt dừa, hạnh nhân, yến mạch, gạo'),
  ...list('gạo lứt, gạo lức, gạo rang, hạt, hạt điều, điều, hạt sen, óc chó'),
  ...list('hạt óc chó, mắc ca, macca, hạt dẻ, dẻ cười, mè, mè đen, vừng, chuối'),
  ...list('hạt chia, lúa mạch, thực vật'),
];

const MILK: Allergen = {
  kin: true,
  // CMPA: allergy to the protein of cow's milk, "đạm bò" in short.
  group: list('sữa, lactose, lactoza, lactase, casein, whey, milk, dairy, cmpa, đạm bò'),
  has: [
    ...list('sữa, phô mai, pho mát, phó mát, cheese, yaourt, da ua, yogurt, yoghurt'),
    ...list('bơ động vật, bơ lạt, bơ mặn, bơ nhạt, bơ sữa, bơ bò, kem sữa, kem tươi'),
    ...list('whipping, kefir, casein, whey, lactose, bánh kem, bánh su kem, bánh flan, bạc xỉu'),
    ...list('flan, caramen, latte, cappuccino, khúc bạch, cheesecake, bánh plan'),
    ...list('milo, ovaltine, ensure, glucerna, pediasure, cacao sữa, ca cao sữa'),
    ...BATTER_CAKES,
  ],
  may: [
    ...list('bơ, bơ thực vật, margarine, kem'),
    ...CHOCOLATE,
    ...CAKES,
    ...RICH_CAKES,
    ...list('sữa bắp, sữa ngô, sữa chua dừa, cà phê sữa dừa, sữa bột đậu nành, xúc xích'),
  ],
  not: [
    ...PLANTS.flatMap((plant) => [`sữa ${plant}`, `sữa chua ${plant}`, `bơ ${plant}`]).filter(
      (name) => name !== 'sữa chua dừa',
    ),
    ...list('vú sữa, hàu sữa, heo sữa, lợn sữa, bê sữa, sữa ong chúa, sữa người, sữa mẹ'),
    ...list('bơ trái, trái bơ, quả bơ, bơ quả, bơ sáp, bơ ca cao, bơ cacao, hạt bơ'),
    ...list('phô mai chay, phô mai thực vật'),
    ...XU_XE,
  ],
};

const EGG: Allergen = {
  kin: false,
  group: ['trứng', 'hột gà', 'hột vịt', 'lòng trắng', 'lòng đỏ', 'egg', 'eggs'],
  has: [
    ...list('trứng, hột gà, hột vịt, lòng trắng, lòng đỏ, mayonnaise, mayonaise'),
    ...list('ốp la, ốp lết, omelette, omelet, cút lộn, vịt lộn, bánh plan'),
    ...RICH_CAKES,
    ...BATTER_CAKES,
  ],
  // "Quả trứng gà" is an egg, and in the North also a fruit (lê ki ma).
  may: [...list('quả trứng gà, mì tươi, tẩm bột, chiên xù, kem'), ...CAKES],
  not: [...list('đậu trứng cuốc, trứng cá, trứng tôm, trứng cua, trứng ghẹ, trứng sam'), ...XU_XE],
};

const SOY: Allergen = {
  kin: false,
  group: ['đậu nành', 'đậu tương', 'đỗ tương', 'soy', 'soya', 'soybean', 'đậu phụ', 'đậu hũ'],
  has: [
    ...list('đậu nành, đậu tương, đỗ tương, sữa đậu, đậu phụ, đậu hũ, đậu hủ, tàu hũ'),
    ...list('tàu hủ, tào phớ, đậu khuôn, tofu, tempeh, miso, natto, edamame, chao'),
    ...list('nước tương, xì dầu, tương bần, tương hột, tương đen, tương nếp, phù trúc'),
    ...list('váng đậu, soy, bún đậu, đậu rán, đậu chiên, đậu sốt, đậu nhồi'),
  ],
  may: [
    ...list('tương, dầu hào, mì gói, mì tôm, mì ăn liền, dầu đậu nành, dầu đậu tương'),
    ...list('thịt viên, bò viên, cá viên, bột nêm, hạt nêm, ruốc chay, chà bông chay'),
    ...PROCESSED_MEAT,
    ...CHOCOLATE,
  ],
  not: [
    ...list('tương ớt, tương cà, sữa đậu xanh, sữa đậu đen, sữa đậu đỏ, sữa đậu phộng'),
    ...list('sữa đậu phụng, sữa đậu gà'),
  ],
};

const PEANUT: Allergen = {
  kin: false,
  group: ['đậu phộng', 'đậu phụng', 'đ phộng', 'lạc', 'peanut', 'peanuts'],
  has: [
    ...list('đậu phộng, đậu phụng, lạc, peanut, dầu lạc, dầu phộng, kẹo cu đơ, cu đơ, kẹo dồi'),
    ...list('mè xửng, snickers'),
  ],
  may: [
    ...list('granola, bơ hạt, sữa hạt, các loại hạt, hạt hỗn hợp, bánh trung thu'),
    ...CHOCOLATE,
  ],
  not: [...LAC_ELSEWHERE, 'lạc đà', 'sữa hạt sen'],
};

/** Tamarind, which without accents looks like sesame. */
const TAMARIND = list('lá me, trái me, quả me, me chua, me chín, nước me, sốt me');

const NUTS: Allergen = {
  kin: true,
  group: ['các loại hạt', 'hạt vỏ cứng', 'hạt cây', 'quả hạch', 'hạt dinh dưỡng', 'nuts', 'hạt'],
  has: [
    ...list('hạt điều, đào lộn hột, hạnh nhân, óc chó, hồ đào, hạt dẻ, dẻ cười, hồ trăn'),
    ...list('mắc ca, macca, hạt phỉ, hạt thông, sữa hạt, bơ hạt, các loại hạt'),
    ...list('hạt hỗn hợp, hạt dinh dưỡng, sữa điều, praline, nutella'),
  ],
  // Peanuts and seeds are no tree nuts; who writes "các loại hạt" often means them too.
  may: [
    ...list('đậu phộng, đậu phụng, lạc, mè, vừng, hạt bí, hạt dưa, hạt hướng dương'),
    ...list('granola, bánh trung thu, brownie'),
    ...CHOCOLATE,
  ],
  not: [...list('sữa hạt sen, hạt sen, hạt tiêu, hạt é, cá mè'), ...LAC_ELSEWHERE, ...TAMARIND],
};

const GLUTEN: Allergen = {
  kin: false,
  group: [
    ...list('gluten, lúa mì, lúa mỳ, bột mì, bột mỳ, mì, mỳ, bánh mì, bánh mỳ'),
    ...list('celiac, coeliac, celiacs, coeliacs, celiak, seliak, coeliaque, celiakie, wheat'),
    ...list('xê li ắc, xê li ác, xê li ăc, xeliac, xeliak, seliac, sprue, tiểu mạch'),
  ],
  has: [
    ...list('gluten, lúa mì, lúa mỳ, bột mì, bột mỳ, mì, mỳ, lúa mạch, đại mạch'),
    ...list('bánh bao, bánh quẩy, quẩy, bánh tiêu, bánh gối, hoành thánh, vằn thắn'),
    ...list('sủi cảo, nui, pasta, spaghetti, macaroni, pizza, sandwich, hamburger'),
    ...list('bia, couscous, bulgur, seitan, udon, ramen, bánh quy, bánh qui'),
    ...list('bích quy, bích qui, bánh ngọt, bánh bông lan, bông lan, bánh ga tô, ga tô'),
    ...BATTER_CAKES,
    ...list('gatô, bánh kem, bánh su, bánh nướng, bánh sừng bò, croissant, bánh xốp'),
  ],
  // Oats themselves hold none, and are milled where wheat is.
  may: [
    ...list('yến mạch, mạch nha, men bia, bánh sô cô la, bánh thỏi, mì quảng'),
    ...list('nước tương, xì dầu, dầu hào, hạt nêm, bột nêm, tẩm bột, chiên xù, lăn bột'),
    ...list('chả cá, cá viên, bò viên, thịt viên, tương, kem ốc quế, granola'),
    ...CAKES,
    ...PROCESSED_MEAT,
  ],
  not: [
    ...list('khoai mì, củ mì, khoai mỳ, mì chính, mỳ chính, mì gạo, mì khoai'),
    ...list('tương ớt, tương cà, kiều mạch, bột khoai mì, đậu tương'),
    ...list('đỗ tương, lá mì, đọt mì'),
    ...XU_XE,
  ],
};

const FISH: Allergen = {
  kin: true,
  sea: [
    ...list('cá thu, cá ngừ, cá hồi, cá nục, cá trích, cá mòi, cá bạc má, cá chim, cá hố, cá cơm'),
    ...list('cá mú, cá bớp, cá saba, cá tuyết, cá đuối, cá mập, cá đối, cá hồng, cá bơn, cá kiếm'),
    ...list('cá biển, cá thu đao, cá phèn, cá nhám, cá ngừ hộp, surimi, thanh cua, chả cá thu'),
  ],
  group: ['cá', 'fish', ...SEAFOOD],
  has: [
    ...list('cá, nước mắm, mắm nêm, mắm cá, lươn, chạch, surimi, thanh cua, trứng cá'),
    ...list('mắm thái, mắm kho, mắm chưng'),
  ],
  may: [
    ...list('mắm, mắm tôm, mắm ruốc, mắm tép, kim chi, nước chấm, ruốc, omega 3, miso'),
    ...list('chả lụa, giò lụa, giò thủ, chả quế, chả bò, nem chua'),
    ...SEAFOOD,
  ],
  not: [
    ...list('diếp cá, giấp cá, dấp cá, bánh con cá, ca cao, cacao, nước mắm chay, mắm chay'),
    ...list('ruốc thịt, ruốc heo, ruốc lợn, ruốc gà, ruốc nấm, ruốc chay'),
    ...list('ca la thầu, ca ri, ca rô, kim chi chay, chả lụa chay'),
  ],
};

const CRUSTACEANS: Allergen = {
  kin: true,
  group: ['giáp xác', 'crustaceans', ...SHELLFISH],
  has: [
    ...list(
      'tôm, tép, cua, ghẹ, shrimp, shrimps, prawn, crab, giáp xác, bề bề, cáy, ba khía, rạm, moi',
    ),
    ...list('mắm ruốc, mắm tôm, mắm tép, con ruốc, ruốc khô, riêu cua'),
  ],
  same: [
    list('tôm, tép, moi, con ruốc, ruốc khô, mắm ruốc, shrimp, shrimps, prawn'),
    list('cua, ghẹ, cáy, ba khía, rạm, crab'),
  ],
  // "Ruốc" is floss of meat in the North, small shrimps in the Centre.
  may: [
    ...list('ruốc, mì tôm, kim chi, thanh cua, mắm, bột nêm, hạt nêm'),
    ...list('muối tây ninh, bánh phồng'),
    ...SHELLFISH,
  ],
  not: [
    ...list('nước mắm, mắm nêm, mắm cá, mắm chay, rau càng cua, tép tỏi, tép bưởi'),
    ...list('tép cam, tép mỡ, ruốc thịt, ruốc heo, ruốc lợn, ruốc gà, ruốc cá'),
    ...list('ruốc nấm, ruốc chay, kim chi chay'),
    ...list('bánh phồng nếp, bánh phồng sữa, bánh phồng mì, bánh phồng khoai, bánh phồng chay'),
  ],
};

const MOLLUSCS: Allergen = {
  kin: true,
  group: ['nhuyễn thể', 'thân mềm', ...SHELLFISH],
  has: [
    ...list('mực, bạch tuộc, ốc, sò, hến, nghêu, ngao, hàu, trai, vẹm, điệp'),
    ...list('bào ngư, tu hài, trùng trục, nhuyễn thể, dầu hào, sốt hào, hào sống'),
  ],
  may: ['thân mềm', ...SHELLFISH],
  not: ['ốc quế', 'óc chó', 'óc heo', 'óc lợn', 'nấm sò', 'nấm bào ngư', 'trái cây'],
};

const OTHER_SEAFOOD: Allergen = {
  kin: false,
  group: SEAFOOD,
  has: [...SEAFOOD, 'sứa', 'hải sâm', 'nhum', 'cầu gai'],
  may: ['rong biển'],
  not: [],
};

const SESAME: Allergen = {
  kin: false,
  group: ['mè', 'vừng', 'sesame'],
  has: ['mè', 'vừng', 'tahini', 'hummus', 'sesame'],
  // "Me" is tamarind, or sesame that was typed without its accent.
  may: ['me', 'granola'],
  not: ['cá mè', 'mè nheo', ...TAMARIND],
};

const CORN: Allergen = {
  kin: false,
  group: ['ngô', 'bắp'],
  has: ['ngô', 'bắp', 'corn'],
  may: [],
  not: [
    ...list('cải bắp, bắp cải, bắp chuối, bắp bò, bắp giò, bắp đùi, bắp sú, bò bắp'),
    ...list('đậu bắp, trâu bắp, bí ngô, bắp heo, bắp lợn, bắp trâu, bắp bê'),
  ],
};

const RICE_FOODS = [
  ...list('gạo, cơm, nếp, xôi, cháo, cốm, rice, bún, phở, hủ tiếu, hủ tíu, bánh tráng, bánh đa'),
  ...list('bánh cuốn, bánh ướt, bánh hỏi, bánh xèo, bánh khọt, bánh căn, bánh bèo, bánh đúc'),
  ...list('bánh chưng, bánh tét, bánh giò, bánh dày, bánh giầy, bánh ít, bánh trôi, bánh rán'),
  ...list('mì quảng, cao lầu, gỏi cuốn, phở cuốn, bò bía, bỏng gạo, bánh gạo'),
];

const RICE: Allergen = {
  kin: false,
  group: ['gạo', 'lúa gạo', 'gạo tẻ', 'rice'],
  has: RICE_FOODS,
  may: list('bánh canh, chả giò, nem rán, tẩm bột, chiên giòn, bột chiên giòn, giấm, mì gạo'),
  not: [
    ...list('cá cơm, cơm dừa, bắp nếp, ngô nếp, cháo yến mạch, cơm súp lơ, bún nưa'),
    ...list('cá bánh đường'),
  ],
};

const PINEAPPLE: Allergen = {
  kin: false,
  group: ['dứa', 'thơm', 'khóm'],
  has: ['dứa', 'thơm', 'khóm'],
  may: [],
  not: ['lá dứa', 'lá thơm', 'rau thơm', 'húng thơm', 'gạo thơm', 'nếp thơm', 'dứa dại'],
};

export const ALLERGENS: readonly Allergen[] = [
  MILK,
  EGG,
  SOY,
  PEANUT,
  NUTS,
  GLUTEN,
  SESAME,
  CORN,
  RICE,
  PINEAPPLE,
  FISH,
  CRUSTACEANS,
  MOLLUSCS,
  OTHER_SEAFOOD,
];

export const OF_FLESH: ReadonlySet<Allergen> = new Set([
  FISH,
  CRUSTACEANS,
  MOLLUSCS,
  OTHER_SEAFOOD,
]);
export const MEATS = [
  ...list('thịt, bò, bê, heo, lợn, gà, vịt, ngan, ngỗng, dê, cừu, trâu, chim, ếch, thỏ'),
  ...list('giò, chả, nem, xúc xích, lạp xưởng, lạp xường, chà bông, ruốc, pa tê, sườn, nội tạng'),
];
