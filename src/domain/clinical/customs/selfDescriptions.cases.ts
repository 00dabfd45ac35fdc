/** What a careful person takes from what people write of themselves; `ignored` is shown as not reckoned with. */
export interface SelfDescription {
  text: string;
  customs: readonly string[];
  ignored?: readonly string[];
  /** The day of writing, where it counts. */
  written?: string;
}

export const SELF_DESCRIPTIONS: readonly SelfDescription[] = [
  { text: 'Ăn chay ngày rằm', customs: ['chay:15'] },
  { text: 'Ăn chay mùng một và rằm hàng tháng', customs: ['chay:1.15'] },
  {
    text: 'dị ứng nhẹ với tôm, ăn được cua',
    customs: ['allergy:tôm'],
    ignored: ['ăn được cua'],
  },
  { text: 'không ăn bò tháng 7 âm lịch', customs: ['cannot:bò@m7'] },
  { text: 'Không có', customs: [] },
  { text: 'không bị dị ứng gì', customs: [] },
  {
    text: 'Ghét hành với ngò, thấy là bỏ ra',
    customs: ['dislike:hành', 'dislike:ngò'],
    ignored: ['thấy là bỏ ra'],
  },
  {
    text: 'Đang cho con bú, kiêng đồ tanh tới khi bé được 6 tháng',
    customs: ['cannot:hải sản'],
    ignored: ['Đang cho con bú', 'kiêng đồ tanh tới khi bé được 6 tháng'],
  },
  {
    text: 'Uống sữa tươi hay bị đau bụng, đi ngoài',
    customs: [],
    ignored: ['Uống sữa tươi hay bị đau bụng', 'đi ngoài'],
  },
  { text: 'Dị ứng hải sản trừ cá', customs: ['allergy:hải sản trừ cá'] },
  {
    text: 'Em ăn chay trường nhưng vẫn ăn trứng với uống sữa',
    customs: ['chay:daily egg milk'],
  },
  {
    text: 'Dị ứng đậu phộng nặng, năm ngoái phải đi cấp cứu',
    customs: ['allergy:đậu phộng'],
    ignored: ['năm ngoái phải đi cấp cứu'],
  },
  { text: 'Tôi theo đạo Hồi', customs: ['cannot:thịt heo', 'cannot:rượu bia', 'cannot:tiết'] },
  {
    text: 'Gia đình Công giáo: thứ Sáu kiêng thịt, cá thì được',
    customs: ['cannot:thịt@w5'],
    ignored: ['cá thì được'],
  },
  {
    text: 'Hồi nhỏ dị ứng trứng, giờ ăn bình thường rồi',
    customs: [],
  },
  {
    text: 'Ăn chay đến hết tháng Giêng',
    written: '2027-02-20',
    customs: ['chay:daily until 2027-03-07'],
  },
  {
    text: 'mỗi ngày 2 lon bia, thứ 7 chủ nhật thì 6 lon',
    customs: [],
    ignored: ['mỗi ngày 2 lon bia', 'thứ 7 chủ nhật thì 6 lon'],
  },
  {
    text: 'Không phải em không ăn được hải sản đâu, chỉ là không thích mực thôi',
    customs: ['dislike:mực'],
  },
  {
    text: 'Con tôi dị ứng sữa bò, còn tôi thì chỉ kiêng ngọt',
    customs: ['cannot:ngọt'],
    ignored: ['Con tôi dị ứng sữa bò'],
  },
  {
    text: 'Kiêng thịt chó, thịt mèo, mùng 1 kiêng thêm mực với tôm vì sợ xui',
    customs: ['cannot:thịt chó', 'cannot:thịt mèo', 'cannot:mực@1', 'cannot:tôm@1'],
  },
  // A second set of the same kind.
  { text: 'Chay tứ trai', customs: ['chay:1.8.15.23'] },
  {
    text: 'Kiêng thịt gà 3 tháng sau mổ, mổ hôm 15/10/2026',
    customs: ['cannot:thịt gà'],
    ignored: ['Kiêng thịt gà 3 tháng sau mổ', 'mổ hôm 15/10/2026'],
  },
  {
    text: 'Không ăn được nhiều tôm, ăn nhiều là ngứa',
    customs: [],
    ignored: ['Không ăn được nhiều tôm', 'ăn nhiều là ngứa'],
  },
  {
    text: 'Sữa tươi thì chịu, sữa chua với phô mai ăn vô tư',
    customs: [],
    ignored: ['Sữa tươi thì chịu', 'sữa chua với phô mai ăn vô tư'],
  },
  {
    text: 'Cả nhà ăn mặn, riêng em thứ Hai hằng tuần ăn chay',
    customs: ['chay:w1'],
    ignored: ['Cả nhà ăn mặn'],
  },
  {
    text: 'Tối không ăn cơm, sáng trưa ăn bình thường',
    customs: [],
    ignored: ['Tối không ăn cơm', 'sáng trưa ăn bình thường'],
  },
  {
    text: 'Kiêng hành tỏi (ngũ vị tân), vẫn ăn thịt cá',
    customs: ['cannot:hành', 'cannot:tỏi', 'cannot:hẹ', 'cannot:kiệu'],
    ignored: ['vẫn ăn thịt cá'],
  },
  {
    text: 'Từ 1/1/2027 em chuyển sang thuần chay',
    customs: [],
    ignored: ['Từ 1/1/2027 em chuyển sang thuần chay'],
  },
  {
    text: 'Nhà có bé dị ứng lạc nên không để lạc trong nhà',
    customs: [],
    ignored: ['Nhà có bé dị ứng lạc nên không để lạc trong nhà'],
  },
  { text: 'Hết dị ứng tôm rồi nhưng vẫn kỵ ghẹ', customs: ['cannot:ghẹ'] },
  {
    text: 'Ăn chay từ mùng 1 đến rằm tháng Bảy, năm nhuận thì cả hai tháng',
    customs: ['chay:1.2.3.4.5.6.7.8.9.10.11.12.13.14.15m7'],
    ignored: ['năm nhuận thì cả hai tháng'],
  },
  {
    text: 'Chưa ăn ghẹ bao giờ nên không biết có dị ứng không, mẹ em thì dị ứng nặng',
    customs: [],
    ignored: ['Chưa ăn ghẹ bao giờ nên không biết có dị ứng không', 'mẹ em thì dị ứng nặng'],
  },
  // The same kinds in other words.
  { text: 'Toi khong an tom', customs: ['cannot:tom'] },
  { text: 'sắp ăn chay trường', customs: [], ignored: ['sắp ăn chay trường'] },
  { text: 'Không ăn cá thu', customs: ['cannot:cá thu'] },
  { text: 'không ăn rạm', customs: ['cannot:rạm'] },
  { text: 'Rằm và mùng 1 không ăn thịt bò', customs: ['cannot:thịt bò@1.15'] },
  { text: 'mùng 1, rằm kiêng thịt chó', customs: ['cannot:thịt chó@1.15'] },
  { text: 'thứ sáu kiêng thịt, trứng', customs: ['cannot:thịt@w5', 'cannot:trứng@w5'] },
  { text: 'Dị ứng tôm tháng 7', customs: ['allergy:tôm'] },
  { text: 'không ăn thêm', customs: [], ignored: ['không ăn thêm'] },
  { text: 'con tôi dị ứng sữa bò', customs: ['allergy:sữa bò'] },
];
