interface DishKind {
  /** How dishes of the kind are called; the longest name in a dish's name counts. */
  names: readonly string[];
  always: readonly string[];
  /** Parts that most kitchens add; in brackets what a part is made of, where its name does not say. */
  often: readonly string[];
  /** A way of cooking and no dish: it says something of servings only, not of foods that are called so. */
  isWay?: true;
}

const list = (words: string): string[] => words.split(/, (?![^(]*\))/).filter(Boolean);

const kind = (names: string, always: string, often: string): DishKind => ({
  names: list(names),
  always: list(always),
  often: list(often),
});

const SOY_SAUCE = 'nước tương (đậu nành, lúa mì)';
const HOISIN = 'tương đen (đậu nành, lúa mì, mè)';
const OYSTER_SAUCE = 'dầu hào (nhuyễn thể, lúa mì)';
const MAYONNAISE = 'xốt mayonnaise';
const PATE = 'pa tê (sữa, bột mì)';
const BUTTER = 'bơ (sữa)';
const WRAPPER = 'vỏ bánh (bột mì)';
const SACHET = 'gói gia vị (tôm, cá, sữa, trứng, đậu nành, lúa mì)';

const NOODLES = [
  kind(
    'bún riêu, riêu cua, canh riêu cua',
    'cua đồng',
    'mắm tôm, tôm khô, trứng, đậu hũ, nước mắm',
  ),
  kind('bún thái, mì thái', '', 'tôm, mực, cá, nước mắm'),
  kind('bún riêu cá, riêu cá, canh riêu cá', 'cá', 'nước mắm'),
  kind('bún ốc', 'ốc', 'mắm tôm, đậu hũ, nước mắm'),
  kind('canh bún, bánh đa cua, miến cua', 'cua', 'mắm tôm, tôm, đậu hũ, chả cá, nước mắm'),
  kind('bún cá, bánh đa cá, bún chả cá, bánh canh cá', 'cá', 'mắm tôm, trứng, nước mắm'),
  kind('bún thang', '', 'trứng, tôm khô, mắm tôm, nước mắm'),
  kind('bún đậu', 'đậu hũ', 'mắm tôm, nước mắm'),
  kind('bún mắm, lẩu mắm', 'mắm cá', 'tôm, mực, mắm ruốc'),
  kind('bún mắm nêm', 'mắm nêm', 'lạc rang, nước mắm'),
  kind('bún nước lèo', '', 'cá, tôm, mực, mắm cá'),
  kind('bún suông, bún nhâm', '', 'tôm, nước mắm'),
  kind('bún bò, bún bò huế, bún giò', '', 'mắm ruốc, nước mắm'),
  kind('bún bò nam bộ, bún bò xào, bún trộn', '', 'lạc rang, nước mắm'),
  kind('bún thịt nướng, bún thịt xào, bún nem nướng', '', 'lạc rang, nước mắm'),
  kind('bún chả, bún mọc, bún ngan, bún gà', '', 'nước mắm'),
  kind('mì quảng', '', 'lạc rang, trứng, tôm, bột mì, nước mắm'),
  kind('cao lầu', '', `${SOY_SAUCE}, nước mắm`),
  kind('bánh canh, bánh canh ghẹ', '', 'tôm, cua, bột mì, nước mắm'),
  kind('bánh canh nước dừa', '', 'bột mì'),
  kind('hủ tiếu, hủ tíu', '', `tôm, nước mắm, ${SOY_SAUCE}`),
  kind('hủ tiếu nam vang, hủ tíu nam vang', '', 'tôm, mực, trứng cút, nước mắm'),
  kind('hủ tiếu sa tế', '', 'lạc rang, mè, tôm, nước mắm'),
  kind('hủ tiếu mì, mì hoành thánh', '', 'mì trứng (bột mì, trứng), tôm, nước mắm'),
  kind('phở, phở bò, phở gà', '', `nước mắm, ${HOISIN}`),
  kind('phở trộn, miến trộn, mì trộn, phở chua', '', `lạc rang, ${SOY_SAUCE}, nước mắm`),
  kind('phở khô', '', `${HOISIN}, nước mắm`),
  kind('mì xào, mì nước, mì vịt tiềm', '', `mì trứng (bột mì, trứng), ${OYSTER_SAUCE}`),
  kind('mì ý, nui xào, nui nấu', '', 'mì (bột mì, trứng), phô mai'),
  kind('pad thái, pad thai', '', 'tôm, trứng, lạc rang, nước mắm'),
  kind(
    'phở ăn liền, bún ăn liền, miến ăn liền, cháo ăn liền, hủ tiếu ăn liền, mì ăn liền, mì gói, mì tôm',
    '',
    SACHET,
  ),
];

const ROLLS = [
  kind(
    'nem, nem rán, bún nem, ram, chả ram',
    '',
    `nhân nem (tôm, cua, trứng), ${WRAPPER}, nước mắm`,
  ),
  kind('chả giò, bún chả giò', '', `nhân chả giò (tôm, cua, trứng), ${WRAPPER}, nước mắm`),
  kind('nem cua bể, nem cua', 'cua', `trứng, tôm, ${WRAPPER}, nước mắm`),
  kind('nem hải sản, chả giò hải sản', '', `tôm, mực, ${MAYONNAISE}, ${WRAPPER}, sữa`),
  kind('nem chua rán', '', 'bột chiên xù (bột mì, trứng), nước mắm'),
  kind('nem chua, nem thính, nem bì, tré', '', 'nước mắm'),
  kind('nem nướng, nem lụi', '', `lạc rang, mè, ${SOY_SAUCE}, nước mắm`),
  kind('chạo tôm', 'tôm', 'trứng, nước mắm'),
  kind('gỏi cuốn, phở cuốn, cuốn tôm thịt', '', `tôm, lạc rang, ${HOISIN}, nước mắm`),
  kind('bì cuốn', '', 'tôm, lạc rang, nước mắm'),
  kind('bò bía', '', `tôm khô, trứng, lạc rang, ${HOISIN}`),
  kind('gỏi, nộm', '', 'lạc rang, tôm, bánh phồng tôm, mè, nước mắm'),
  kind(
    'bánh tráng trộn, bánh tráng cuộn, bánh tráng nướng, bánh tráng chấm, bánh tráng bơ, bánh tráng sa tế',
    '',
    `tép khô, trứng cút, lạc rang, khô bò (đậu nành, lúa mì), ${MAYONNAISE}, ${BUTTER}`,
  ),
  kind('bánh tráng muối, bánh tráng muối tôm, bánh tráng me', '', 'muối tôm, lạc rang'),
  kind('bánh tráng cuốn, bánh tráng cuốn thịt heo', '', 'mắm nêm, nước mắm, lạc rang'),
];

const CAKES = [
  kind('bánh xèo, bánh khoái', '', 'tôm, trứng, bột mì, lạc rang, nước mắm'),
  kind('bánh khọt', '', 'tôm, trứng, nước mắm'),
  kind('bánh căn', '', 'trứng, tôm, mực, nước mắm'),
  kind('bánh cống, bánh tôm', '', 'tôm, bột mì, trứng, nước mắm'),
  kind('bánh bèo, bánh nậm, bánh vạc', '', 'tôm, nước mắm'),
  kind('bánh bột lọc', 'tôm', 'nước mắm'),
  kind('bánh ít trần, bánh ít ram, bánh ram ít', '', 'tôm, nước mắm'),
  kind('bánh ướt, bánh hỏi', '', 'lạc rang, nước mắm'),
  kind('bánh cuốn', '', 'tôm khô, nước mắm'),
  kind('bánh đúc nóng, bánh đúc mặn', '', 'tôm, đậu hũ, nước mắm'),
  kind('bánh đúc lạc', 'lạc', 'tương (đậu nành)'),
  kind('bánh giò', '', 'trứng cút, nước mắm'),
  kind('bánh gối', '', 'trứng, nước mắm'),
  kind('bánh bao', '', `sữa, trứng, nước mắm, ${SOY_SAUCE}`),
  kind('bánh rán, bánh cam, bánh còng', '', 'mè, lạc, bột mì, trứng'),
  kind('bánh tiêu, bánh đa nướng, bánh đa vừng, bánh phồng nếp', '', 'mè'),
  kind('bánh trôi, bánh trôi bánh chay, chè trôi nước, bánh chay', '', 'mè, lạc rang'),
  kind('bánh dày giò', '', 'nước mắm'),
  kind(
    'bánh mì thịt, bánh mì chả, bánh mì kẹp, bánh mì que, bánh mì bì, bánh mì gà',
    '',
    `${PATE}, ${MAYONNAISE}, ${BUTTER}, ${SOY_SAUCE}`,
  ),
  kind('bánh trung thu', '', 'trứng muối, lạc, mè, hạt điều, sữa'),
  kind('há cảo', 'tôm', `bột mì, ${SOY_SAUCE}`),
  kind('sủi cảo, hoành thánh, vằn thắn', '', `tôm, trứng, ${SOY_SAUCE}`),
  kind('xíu mại', '', `bột mì, trứng, tôm, ${SOY_SAUCE}`),
  kind('bánh gạo chiên cay, bánh gạo cay, tokbokki', '', `chả cá, bột mì, ${SOY_SAUCE}, mè`),
  kind('pizza', '', 'phô mai'),
  kind('hamburger, burger', '', `phô mai, ${MAYONNAISE}, mè`),
];

const MAINS = [
  kind('thịt kho tàu, thịt kho trứng, thịt kho hột vịt, thịt kho nước dừa', '', 'trứng, nước mắm'),
  kind('súp cua, súp cua óc heo', 'cua', 'trứng, tôm, nước mắm'),
  kind('súp bắp, súp gà, súp hải sản', '', 'trứng, nước mắm'),
  kind('súp bí đỏ, súp bí ngô, súp khoai tây, khoai tây nghiền', '', `sữa, ${BUTTER}`),
  kind('tempura', '', `tôm, bột chiên (bột mì, trứng), ${SOY_SAUCE}`),
  kind('sushi, cơm cuộn, kimbap', '', `tôm, cá, trứng, ${SOY_SAUCE}, ${MAYONNAISE}, mè`),
  kind('takoyaki, okonomiyaki', '', `bạch tuộc, tôm khô, trứng, bột mì, ${MAYONNAISE}`),
  kind('dimsum, dim sum, điểm tâm hoa', '', `tôm, bột mì, ${SOY_SAUCE}`),
  kind('sốt xo, xốt xo', 'tôm khô', 'sò điệp'),
  kind('thịt viên, bò viên, canh mọc', '', 'trứng, bột mì, nước mắm'),
  kind('cơm tấm', '', 'trứng, nước mắm'),
  kind('cơm chiên, cơm rang, bột chiên', '', `trứng, ${SOY_SAUCE}, nước mắm`),
  kind(
    'cơm chiên dương châu, cơm rang thập cẩm, cơm chiên thập cẩm',
    '',
    `tôm, trứng, ${SOY_SAUCE}`,
  ),
  kind('cơm âm phủ', '', 'tôm, trứng, nước mắm'),
  kind('cơm hến, bún hến', 'hến', 'lạc rang, mắm ruốc, mè'),
  kind('xôi', '', 'lạc rang, mè'),
  kind('xôi mặn, xôi thập cẩm', '', `tôm khô, trứng, lạc rang, ${SOY_SAUCE}`),
  kind('cháo sườn, cháo quẩy', '', 'quẩy (bột mì), nước mắm'),
  kind(
    'cháo lòng, lòng heo, lòng lợn, lòng luộc, lòng non, lòng già, dồi',
    '',
    'mắm tôm, nước mắm',
  ),
  kind('bò kho, bò sốt vang', '', `${SOY_SAUCE}, bột mì, nước mắm`),
  kind('bò né', '', `trứng, ${PATE}, ${BUTTER}, ${SOY_SAUCE}`),
  kind('bò lá lốt, bò nướng lá lốt, bò cuốn lá lốt', '', 'lạc rang, mắm nêm, nước mắm'),
  kind('bít tết, beefsteak, bò bít tết', '', `${BUTTER}, ${SOY_SAUCE}`),
  kind('thịt nướng, sườn nướng, thịt xiên', '', `${SOY_SAUCE}, ${OYSTER_SAUCE}, mè, nước mắm`),
  kind('bbq', '', SOY_SAUCE),
  kind('gà rán, gà chiên giòn', '', 'bột chiên (bột mì, trứng, sữa)'),
  kind('ra gu, ragu', '', `bột mì, ${BUTTER}`),
  kind('cà ri, cà ri gà, cà ri bò, cà ri dê', '', 'bánh mì, nước mắm, sữa'),
  kind('cà ri thái', '', 'mắm tôm, nước mắm'),
  kind('lẩu thái', '', 'tôm, mực, nghêu, cá, nước mắm'),
  kind('lẩu', '', 'nước mắm'),
  kind('tom yum', '', 'tôm, nước mắm'),
  kind('kim chi', '', 'mắm tôm, nước mắm'),
  kind('sa tế, satay', '', 'lạc, tôm khô'),
  kind('chả cá, cá viên', 'cá', 'bột mì, trứng, nước mắm'),
  kind('chả lụa, giò lụa, chả quế, giò thủ, giò bò, chả bò, giò chả, chả', '', 'nước mắm'),
  kind('kho quẹt, cơm cháy', '', 'tôm khô, nước mắm'),
  kind('giả cầy, thịt chó', '', 'mắm tôm, nước mắm'),
  kind('salad', '', `${MAYONNAISE}, xốt mè rang`),
  kind('salad nga', MAYONNAISE, ''),
  kind('caesar, salad caesar', '', `cá cơm, ${MAYONNAISE}, phô mai, bánh mì`),
  kind('súp kem', 'kem sữa', 'bột mì'),
  kind('súp rau củ, súp thịt bò, gà nướng kiểu âu', '', `${BUTTER}, bột mì`),
  kind('gà rang muối', '', 'bột mì, trứng'),
  kind('ức gà sốt, gà sốt', '', SOY_SAUCE),
  kind('hành phi', '', 'bột mì'),
  kind('dưa góp, dưa món, bánh chưng, bánh tét, canh rau muống, cháo dinh dưỡng', '', 'nước mắm'),
  kind('bánh tét chuối', '', ''),
  kind('xoài lắc, xoài xanh lắc, trái cây lắc', '', 'muối tôm'),
  kind('chè bột lọc heo quay, heo quay', '', SOY_SAUCE),
];

const SWEETS = [
  kind('cà phê trứng', 'trứng', 'sữa đặc'),
  kind('ca cao nóng, cacao nóng, ca cao đá, cacao đá', '', 'sữa'),
  kind('mousse, bánh gato, bánh gatô', '', 'trứng, sữa'),
  kind(
    'bánh chuối hấp, chuối hấp, chuối nếp nướng, bánh khoai mì hấp, khoai mì hấp, bánh ít, cơm lam',
    '',
    'lạc rang, mè',
  ),
  kind('sinh tố', '', 'sữa đặc'),
  kind('chè thái, chè sầu riêng, chè mít, rau câu dừa', '', 'sữa'),
  kind(
    'chè chuối, chè bà ba, chè thưng, chè khoai, chè bưởi, chè sắn, chè khoai mì',
    '',
    'lạc rang, mè',
  ),
  kind('chè lam, kẹo chuối, kem chuối', '', 'lạc rang, mè'),
  kind('pudding', '', 'sữa, trứng'),
  kind('sữa đậu xanh, sữa đậu đen, sữa đậu đỏ', '', 'sữa'),
  kind('muối mè, muối vừng', 'mè', 'lạc rang'),
];

const OTHERS = kind(
  'bánh phở, cải bó xôi, rau bó xôi, gà bó xôi, mâm xôi, chả giò chay thuần, ' +
    'phở chay, cá cơm chiên, salad trái cây, salad rau trộn dầu giấm, nấm, cà chả',
  '',
  '',
);

const way = (names: string, often: string): DishKind => ({
  ...kind(names, '', often),
  isWay: true,
});

const WAYS = [
  way('luộc, hấp, hấp hành, hấp gừng', 'nước chấm (nước mắm)'),
  way('xào tỏi', `${OYSTER_SAUCE}, nước mắm`),
  way(
    'khoai lang luộc, khoai môn luộc, khoai từ luộc, khoai sọ luộc, khoai tây luộc, bắp luộc, ngô luộc, ' +
      'khoai mì luộc, sắn luộc, lạc luộc, đậu phộng luộc, trứng luộc, khoai lang hấp',
    '',
  ),
];

export const VEGETARIAN_PARTS: readonly string[] = [SOY_SAUCE];

export const DISH_KINDS: readonly DishKind[] = [
  ...NOODLES,
  ...ROLLS,
  ...CAKES,
  ...MAINS,
  ...SWEETS,
  OTHERS,
  ...WAYS,
];
