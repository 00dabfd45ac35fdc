import type { PageCase } from './pages.cases';

/** What else goes wrong where the third twenty did. */
export const FURTHER_PAGES: readonly PageCase[] = [
  {
    page: '<title>Gà hấp lá chanh | Bếp Nhà</title><h1>Gà hấp lá chanh</h1><div class=meta><div>Thời gian nấu</div><div>45 phút</div><div>Khẩu phần</div><div>4</div><div>Độ khó</div><div>Dễ</div></div><h3>Nguyên liệu:</h3><p>- 1 con gà ta (1,5kg)<br>- 10 lá chanh<br>- Gia vị: muối, bột canh</p><h3>Cách làm:</h3><p><strong>Bước 1: Sơ chế gà</strong></p><p>Gà rửa sạch, để ráo.</p><p><strong>Bước 2: Hấp</strong></p><p>Hấp 40 phút.</p><h3>Thành phẩm</h3><p>Gà vàng ươm, thơm mùi lá chanh.</p><h3>Xem thêm các món gà</h3><ul><li>Gà rang gừng</li></ul>',
    title: 'Gà hấp lá chanh',
    servings: 4,
    cookMinutes: 45,
    ingredientCount: 4,
    never: ['vàng ươm', 'Gà rang'],
    unread: 'what stands below "Thành phẩm"',
  },
  {
    page: 'Mẹ ơi cho con xin công thức\nMẹ: Canh chua nè con\nMẹ: 300g cá basa\nMẹ: 2 quả cà chua\nMẹ: me 30g\nMẹ: Nấu nước sôi, cho me vào rồi thả cá',
    ingredientCount: 3,
    stepCount: 1,
    never: ['Mẹ:'],
    rows: ['300 g cá basa'],
  },
  {
    page: '<main><h1>Sữa hạt điều</h1><p>Bạn cần chuẩn bị gì?</p><ul><li>100g hạt điều</li><li>1 lít nước</li></ul><p>Làm như thế nào?</p><ol><li>Ngâm hạt 4 tiếng.</li><li>Xay, lọc.</li></ol></main>',
    title: 'Sữa hạt điều',
    ingredientCount: 2,
    stepCount: 2,
  },
  {
    page: 'BỆNH VIỆN BẠCH MAI\nTRUNG TÂM DINH DƯỠNG LÂM SÀNG\nCHÁO THỊT NẠC CÀ RỐT\n(Dùng cho người bệnh sau mổ, 1 suất)\nNguyên liệu\n- Gạo tẻ: 50 g\n- Thịt lợn nạc\nvai: 30 g\n- Cà rốt: 20 g\nCách làm\n1. Vo gạo, ninh\nnhừ.\n2. Băm thịt, nấu cùng cháo.\nTrang 1/2',
    title: 'CHÁO THỊT NẠC CÀ RỐT',
    servings: 1,
    ingredientCount: 3,
    steps: ['Vo gạo, ninh nhừ.', 'Băm thịt, nấu cùng cháo.'],
    rows: ['30 g thịt lợn nạc vai'],
  },
  {
    page: '<h1>Cách làm bún chả Hà Nội tại nhà</h1><h2>Nguyên liệu</h2><ul><li>500g thịt nạc vai, 300g bún</li><li>2 thìa mật ong</li></ul><h2>Hướng dẫn cách làm bún chả</h2><p>Bước 1: Ướp thịt</p><p>Ướp 1 tiếng.</p><p>Bước 2: Nướng</p><p>Nướng than.</p><h2>Bún chả ăn kèm gì?</h2><p>Ăn với 100 g rau sống.</p>',
    title: 'Cách làm bún chả Hà Nội tại nhà',
    ingredientCount: 3,
    stepCount: 4,
    never: ['rau sống'],
    unread: 'a question',
  },
  {
    page: '<div class="recipe"><h2>Gà nướng mật ong</h2><div class="servings"><button class=minus>-</button><input type=number value=4><button>+</button> phần</div><ul class=ingredients><li><span class=amount>800 g</span><span class=name>đùi gà</span></li><li><span class=amount>2 thìa canh</span><span class=name>mật ong</span></li></ul><ol class=steps><li>Ướp gà.</li><li>Nướng 35 phút.</li></ol></div>',
    title: 'Gà nướng mật ong',
    servings: 4,
    ingredientCount: 2,
    stepCount: 2,
  },
  {
    page: '<table><tr><td><h2>Nguyên liệu</h2><ul><li>300 g bí đỏ</li><li>100 g tôm</li></ul></td><td><h2>Cách làm</h2><ol><li>Gọt bí.</li><li>Nấu canh.</li></ol></td></tr></table>',
    ingredientCount: 2,
    steps: ['Gọt bí.', 'Nấu canh.'],
  },
  {
    page: '<h1>Xôi gấc</h1><table><tbody><tr><td>Nguyên liệu</td><td>Cách làm</td></tr><tr><td><p>500 g gạo nếp</p><p>1 quả gấc</p></td><td><p>Ngâm nếp.</p><p>Trộn gấc, đồ xôi.</p></td></tr></tbody></table>',
    title: 'Xôi gấc',
    ingredientCount: 2,
    stepCount: 2,
    rows: ['500 g gạo nếp', '1 quả gấc'],
  },
  {
    page: '<h1>Cơm chiên</h1><ul><li>Chuẩn bị: 10 phút</li><li>Chế biến: 15 phút</li><li>Độ khó: Dễ</li><li>Khẩu phần: 2 người</li></ul><h2>Nguyên liệu làm Cơm chiên Cho 2 người</h2><div>Cơm nguội<span> 2 chén</span></div><div>Trứng gà<span> 2 quả</span></div><div>Muối<span> 1 ít</span></div><h2>Cách chế biến Cơm chiên</h2><div><h3>1 Chiên trứng</h3><p>Chiên trứng.</p></div><div><h3>2 Chiên cơm</h3><p>Cho cơm vào.</p></div>',
    servings: 2,
    prepMinutes: 10,
    cookMinutes: 15,
    ingredientCount: 3,
    stepCount: 4,
  },
  {
    page: "<p><span style='font-size:20pt'><b>THỰC ĐƠN: CHÁO CÁ HỒI</b></span></p><p>Dành cho bé 8 tháng - 1 bữa</p><p><b>Nguyên liệu:</b> Gạo 30g; cá hồi 30g; cà rốt 20g; dầu ăn 5ml.</p><p><b>Thực hiện:</b> Nấu cháo. Hấp cá, tán nhuyễn.</p>",
    title: 'CHÁO CÁ HỒI',
    ingredientCount: 4,
    rows: ['30 g cá hồi'],
  },
  {
    page: 'Ghi chú từ iPhone\nNem chua rán\nNguyên liệu :\n300gr nem chua\n100gr bột chiên xù\n2 trứng\nCách làm :\nLăn nem qua trứng, bột\nChiên vàng\nĐã chỉnh sửa lần cuối 12/11/2026',
    title: 'Nem chua rán',
    ingredientCount: 3,
    stepCount: 2,
  },
];
