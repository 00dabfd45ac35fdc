import { fold, hasAccents } from '../text/fold';

/** Words as they are written, and as they are typed without accents: "lợn" is no "lon". */
export function wordMatcher(words: string): (typed: string | undefined) => boolean {
  const written = new Set(words.split(' '));
  const bare = new Set([...written].map(fold));
  return (typed = '') => (hasAccents(typed) ? written : bare).has(typed);
}

/** Said of a food as it is bought or cut, and no part of its name: "bắp chuối bào" is bắp chuối, "thịt bò thăn" is bò thăn. */
const isFiller = wordMatcher(
  'tươi sống sạch ngon bào xay thái cắt xắt băm bằm giã nguyên đất rừng',
);
const isLeading = wordMatcher(
  'thịt con quả trái củ cây rau bông lá món miếng gói hộp hũ chai lon bịch',
);

/** Of these one word is left, too: "rau hẹ" is hẹ, "con tôm" tôm; "thịt chó" is no "chó". */
const isWhole = wordMatcher('rau củ quả trái con');

/** Without colours, and without words that change what is eaten (sấy, muối, ngâm, nghiền). */
const TAILS: readonly string[] = (
  'cạo sẵn;gọt vỏ;gọt sạch;gọt;lột vỏ;lột sạch;lột sẵn;lột;bóc vỏ;bóc nõn;còn vỏ;nguyên vỏ;cả vỏ;tách vỏ;bỏ vỏ;làm sạch;làm sẵn;bào sẵn;cắt sẵn;xay sẵn;sơ chế;rửa sạch;' +
  'lặt;lặt cuống;lặt lá;nhặt;nhặt sạch;bào sợi;cắt sợi;thái sợi;xắt sợi;cắt khúc;cắt lát;thái lát;cắt hạt lựu;xắt hạt lựu;thái hạt lựu;cắt miếng;' +
  'xay nhuyễn;băm nhuyễn;bằm nhuyễn;giã nhuyễn;giã nhỏ;băm nhỏ;thái nhỏ;cắt nhỏ;xắt nhỏ;đập dập;sợi;lát;miếng;khúc;cọng;gốc;có gốc;' +
  'nguyên con;nguyên trái;nguyên quả;nguyên củ;nguyên cây;nguyên cọng;nguyên hạt;nguyên miếng;bỏ hạt;không hạt;tách hạt;đông lạnh;đông đá;ướp lạnh;' +
  'hữu cơ;organic;baby;mini;loại;loại ngon;loại nhỏ;loại lớn;lớn;nhỏ;lỡ;vừa;to;chín;chín cây;chín tới;hườm;tươi;sống;sạch;ngon;mới;già;' +
  'trái;quả;củ;cây;hột;cục;xấp;dẻo;con;lá;hạt;bó;gói;bịch;túi;chùm;hộp;hũ;chai;khay;kg;kí;ký;vắt;truyền thống;đặc biệt;thơm ngon;nhà làm;tự làm;nấu tại nhà;tại nhà;nhà nấu;hâm nóng;nấu chín;đá;nóng;nguội;homemade'
).split(';');

const isMilk = wordMatcher('sữa bột');

/** Where a thing comes from, said behind it: "dâu tây Đà Lạt" are strawberries. */
const PLACES: readonly string[] = (
  'đà lạt;dalat;đl;huế;sài gòn;hà nội;miền tây;miền bắc;miền nam;miền trung;bến tre;long an;tiền giang;cà mau;bạc liêu;hải phòng;nha trang;' +
  'phan thiết;phan rang;ninh thuận;bình thuận;đà nẵng;quảng nam;quảng ngãi;quảng ninh;hạ long;nghệ an;thanh hóa;sa pa;lý sơn;phú quốc;chùa hương;' +
  'hòa lộc;lục ngạn;hưng yên;hải dương;bình định;quy nhơn;phú yên;vũng tàu;cần thơ;an giang;châu đốc;gò công;tây ninh;tây bắc;tây nguyên;gia lai;' +
  'đắk lắk;đắc lắc;buôn ma thuột;lâm đồng;đồng nai;đồng tháp;sa đéc;vĩnh long;sóc trăng;trà vinh;kiên giang;hậu giang;mỹ tho;hội an;ninh bình;' +
  'nam định;thái bình;bắc giang;sơn la;mộc châu;lạng sơn;cao bằng;hà giang;lai châu;điện biên;hải nam;đài loan;singapore;hàn quốc;hàn;nhật bản;nhật;' +
  'trung quốc;tq;thái lan;thái;úc;mỹ;pháp;ý;ấn độ;new zealand;nz;việt nam;vn;bắc;nhập khẩu;nội địa'
).split(';');

const ENDS = [...new Set([...TAILS, ...PLACES])]
  .map((text) => text.split(' '))
  .sort((a, b) => b.length - a.length);

/** Single words that mean the same without accents; "bo" is rather bò than bó, "my" rather mì than Mỹ. */
const isPlainEnd = wordMatcher('chín tươi sạch ngon miếng khúc baby mini hườm loại dalat organic');

function isEnd(typed: readonly string[], end: readonly string[]): boolean {
  if (typed.length !== end.length) return false;
  if (typed.every((word, at) => word === end[at])) return true;
  const clear = typed.length > 1 || isPlainEnd(typed[0]);
  return clear && typed.every((word, at) => !hasAccents(word) && word === fold(end[at] ?? ''));
}

/** "cháo cá hồi cho bé". Of milk it stays, since it alone says which one. */
function withoutPerson(words: readonly string[]): readonly string[] {
  const at = words.indexOf('cho');
  return at > 1 || (at === 1 && !isMilk(words[0])) ? words.slice(0, at) : words;
}

const isAge = wordMatcher('tuổi tháng');
const NUMBER = /^\d+$/;

function withoutAge(words: readonly string[]): readonly string[] {
  if (!isAge(words.at(-1)) || !NUMBER.test(words.at(-2) ?? '')) return words;
  const end = words.findIndex((word) => NUMBER.test(word) || word === 'từ');
  return end > 0 ? words.slice(0, end) : words;
}

function withoutEnd(words: readonly string[]): readonly string[] {
  const ageless = withoutAge(words);
  const shorter = ageless.length < words.length ? ageless : withoutPerson(words);
  if (shorter.length < words.length) return shorter;
  const end = ENDS.find((one) => one.length < words.length && isEnd(words.slice(-one.length), one));
  return end ? words.slice(0, -end.length) : words;
}

function withoutEnds(words: readonly string[]): (readonly string[])[] {
  const rest = withoutEnd(words);
  return rest.length === words.length ? [] : [rest, ...withoutEnds(rest)];
}

export function withoutFillers(words: readonly string[]): (readonly string[])[] {
  const shorter = withoutEnds(words);
  const barest = (shorter.at(-1) ?? words).filter((word, index) => index === 0 || !isFiller(word));
  const least = isWhole(barest[0]) ? 1 : 2;
  const rest = isLeading(barest[0]) && barest.length > least ? barest.slice(1) : barest;
  return [...shorter, barest, rest].filter(
    (one, index, all) => one.length > 0 && one.length < (all[index - 1] ?? words).length,
  );
}
