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
    ignored: ['Hồi nhỏ dị ứng trứng'],
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
    ignored: ['Không phải em không ăn được hải sản đâu'],
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
  {
    text: 'Hết dị ứng tôm rồi nhưng vẫn kỵ ghẹ',
    customs: ['cannot:ghẹ'],
    ignored: ['Hết dị ứng tôm rồi'],
  },
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
  // A third set of the same kind.
  { text: 'Em ăn được hết, không kiêng gì ạ', customs: [] },
  {
    text: 'Mỗi lần ăn tôm với ghẹ là nổi mẩn khắp người',
    customs: [],
    ignored: ['Mỗi lần ăn tôm với ghẹ là nổi mẩn khắp người'],
  },
  { text: 'Ăn chay trường từ năm 2019', customs: ['chay:daily'] },
  {
    text: 'Nhịn ăn gián đoạn 16/8, chỉ ăn từ 12h trưa đến 8h tối',
    customs: [],
    ignored: ['Nhịn ăn gián đoạn 16/8', 'chỉ ăn từ 12h trưa đến 8h tối'],
  },
  {
    text: 'Không ăn thịt đỏ, nội tạng vì bị gút',
    customs: ['cannot:thịt đỏ', 'cannot:nội tạng'],
    ignored: ['nội tạng vì bị gút'],
  },
  { text: 'Không ăn được cay, không ăn ngò gai', customs: ['cannot:cay', 'cannot:ngò gai'] },
  {
    text: 'di ung tom cua, khong uong duoc sua bo',
    customs: ['allergy:tom cua', 'cannot:sua bo'],
  },
  {
    text: 'Không ăn bột ngọt (mì chính), còn lại bình thường',
    customs: ['cannot:bột ngọt'],
    ignored: ['còn lại bình thường'],
  },
  {
    text: 'Mùng 1 Tết nhà em ăn chay, ngày khác ăn như thường',
    customs: ['chay:1m1'],
    ignored: ['ngày khác ăn như thường'],
  },
  {
    text: 'Trứng sống, lòng đào thì không, trứng chín ăn tốt',
    customs: [],
    ignored: ['Trứng sống', 'lòng đào thì không', 'trứng chín ăn tốt'],
  },
  {
    text: 'Đang nghén (thai 10 tuần), ngửi mùi cá là buồn nôn, chắc hết 3 tháng đầu mới ăn lại',
    customs: [],
    ignored: [
      'Đang nghén',
      'thai 10 tuần',
      'ngửi mùi cá là buồn nôn',
      'chắc hết 3 tháng đầu mới ăn lại',
    ],
  },
  {
    text: 'Ăn chay kỳ đến khi sinh em bé xong, dự sinh 14/02/2027',
    customs: [],
    ignored: ['Ăn chay kỳ đến khi sinh em bé xong', 'dự sinh 14/02/2027'],
  },
  {
    text: 'Dị ứng các loại hạt trừ hạt sen với hạt mè',
    customs: ['allergy:hạt trừ hạt sen với hạt mè'],
  },
  {
    text: 'Bác sĩ dặn ăn nhạt tuyệt đối 3 tháng kể từ 20/11/2026, sau đó ăn nhạt tương đối',
    customs: [],
    ignored: ['Bác sĩ dặn ăn nhạt tuyệt đối 3 tháng kể từ 20/11/2026', 'sau đó ăn nhạt tương đối'],
  },
  {
    text: 'Hoà Hảo, ăn chay 14, rằm, 29, 30, mùng một (tháng thiếu thì 29 thôi)',
    customs: ['chay:1.14.15.29.30'],
    ignored: ['Hoà Hảo', 'tháng thiếu thì 29 thôi'],
  },
  {
    text: 'Dị ứng tôm nhưng thèm quá thì uống thuốc dị ứng trước rồi vẫn ăn',
    customs: ['allergy:tôm'],
    ignored: ['thèm quá thì uống thuốc dị ứng trước rồi vẫn ăn'],
  },
  {
    text: 'Dị ứng sữa rửa mặt, sữa tắm; sữa uống thì không sao',
    customs: [],
    ignored: ['Dị ứng sữa rửa mặt', 'sữa tắm', 'sữa uống thì không sao'],
  },
  {
    text: 'di ung bo, khong an duoc ca',
    customs: ['allergy:bo', 'cannot:ca'],
    ignored: ['di ung bo', 'khong an duoc ca'],
  },
  // The kinds of that set in other words.
  {
    text: 'Kiêng rượu bia do viêm gan B',
    customs: ['cannot:rượu bia'],
    ignored: ['Kiêng rượu bia do viêm gan B'],
  },
  {
    text: 'Không ăn ngọt vì đang bầu bị tiểu đường',
    customs: ['cannot:ngọt'],
    ignored: ['Không ăn ngọt vì đang bầu bị tiểu đường'],
  },
  { text: 'Không ăn hành vì ngán', customs: ['cannot:hành'] },
  { text: 'Dị ứng lạc (đậu phộng)', customs: ['allergy:lạc'] },
  { text: 'Kiêng thịt heo (thịt lợn), dứa (thơm)', customs: ['cannot:thịt heo', 'cannot:dứa'] },
  { text: 'ăn như bình thường', customs: [], ignored: ['ăn như bình thường'] },
  { text: 'hay ăn cơm rang', customs: [], ignored: ['hay ăn cơm rang'] },
  { text: 'ăn đồ nhừ', customs: ['texture:soft'] },
  { text: 'khong an bo', customs: ['cannot:bo'], ignored: ['khong an bo'] },
  { text: 'di ung dau', customs: ['allergy:dau'], ignored: ['di ung dau'] },
  { text: 'khong an thit bo', customs: ['cannot:thit bo'] },
  { text: 'N/A', customs: [] },
  { text: 'Dạ em không kiêng gì hết', customs: [] },
  {
    text: 'Ăn chay từ tháng 3 năm ngoái',
    customs: ['chay:daily'],
    ignored: ['Ăn chay từ tháng 3 năm ngoái'],
  },
  { text: 'Ăn chay trường từ hồi 2015', customs: ['chay:daily'] },
  { text: 'Ăn chay rằm từ năm 2019', customs: ['chay:15'] },
];
