import type { PasteCase } from './pasteCase';

export const LINKS: readonly PasteCase[] = [
  {
    html: '<p>Xem <a href="viendinhduong.vn/thuc-don">thực đơn mẫu</a> nhé</p>',
    links: [['thực đơn mẫu', 'https://viendinhduong.vn/thuc-don']],
  },
  {
    html: '<p><a href="//moh.gov.vn/dinh-duong">Bộ Y tế</a></p>',
    links: [['Bộ Y tế', 'https://moh.gov.vn/dinh-duong']],
  },
  {
    html: '<p>Đọc <a href="/bai-viet/an-nhat">bài ăn nhạt</a> và <a href="../tai-lieu.pdf">tài liệu</a></p>',
    contains: [['bài ăn nhạt'], ['tài liệu']],
    noLinks: true,
    isTold: true,
  },
  {
    html: '<p>Liên hệ <a href="mailto:bs.lan@phongkham.vn?subject=T%C6%B0%20v%E1%BA%A5n">bác sĩ Lan</a> hoặc <a href="tel:+84912345678">gọi điện</a></p>',
    links: [
      ['bác sĩ Lan', 'mailto:bs.lan@phongkham.vn?subject=T%C6%B0%20v%E1%BA%A5n'],
      ['gọi điện', 'tel:+84912345678'],
    ],
  },
  {
    html: '<p><a href="javascript:alert(1)">Bấm vào đây</a> để tải</p>',
    contains: [['Bấm vào đây để tải']],
    noLinks: true,
  },
  {
    html: '<p><a href="https://www.google.com/url?q=https://www.who.int/vi&sa=D&source=docs&ust=1700000000&usg=AOv">WHO</a></p>',
    links: [['WHO', 'https://www.who.int/vi']],
  },
  {
    text: 'Xem thêm (https://vi.wikipedia.org/wiki/Vitamin_(dinh_dưỡng)). Hết.',
    contains: [['Xem thêm (https://vi.wikipedia.org/wiki/Vitamin_(dinh_dưỡng)). Hết.']],
  },
  {
    text: 'Đậu phụ: https://vi.wikipedia.org/wiki/Đậu_phụ\nMuối ăn: https://vi.wikipedia.org/wiki/Muối_ăn',
    contains: [
      ['https://vi.wikipedia.org/wiki/Đậu_phụ'],
      ['https://vi.wikipedia.org/wiki/Muối_ăn'],
    ],
  },
  {
    html: '<p><a href="https://phòngkhám.vn/đặt-lịch">Đặt lịch</a></p>',
    links: [['Đặt lịch', 'https://phòngkhám.vn/đặt-lịch']],
  },
  {
    html: '<p>Trước</p><p><img src="https://monngon.example/anh/pho-ga.jpg" alt="Bát phở gà" width="800"></p><p>Sau</p>',
    contains: [['Trước'], ['Sau'], ['Bát phở gà']],
    isTold: true,
  },
  {
    html: '<p class=MsoNormal>Tháp dinh dưỡng:</p><p class=MsoNormal><!--[if gte vml 1]><v:shape id="Picture_1"><v:imagedata src="file:///C:/Users/Lan/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"/></v:shape><![endif]--><![if !vml]><img width=400 height=300 src="file:///C:/Users/Lan/AppData/Local/Temp/msohtmlclip1/01/clip_image002.jpg" alt="tháp"><![endif]></p>',
    contains: [['Tháp dinh dưỡng:']],
    never: ['Users', 'file:'],
    isTold: true,
  },
  {
    html: '<figure><img src="https://monngon.example/a.webp" alt=""><figcaption>Khẩu phần mẫu cho người đái tháo đường. Ảnh: Viện Dinh dưỡng</figcaption></figure>',
    contains: [['Khẩu phần mẫu cho người đái tháo đường. Ảnh: Viện Dinh dưỡng']],
    isTold: true,
  },
  // The picture is fetched late: its address stands elsewhere.
  {
    html: '<p><img class="lazy" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" data-src="https://monngon.example/rau.jpg" alt="Rau luộc"></p>',
    contains: [['Rau luộc']],
    isTold: true,
  },
  {
    html: '<p>Video:</p><iframe width="560" height="315" src="https://www.youtube.com/embed/abc123XYZ" title="Cách nấu cháo"></iframe>',
    contains: [['Video:']],
    isTold: true,
  },
  {
    text: 'Xem [bảng thành phần](https://viendinhduong.vn/bang_(2007).pdf "Bảng 2007") và ![Phở](https://monngon.example/pho.jpg)',
    links: [['bảng thành phần', 'https://viendinhduong.vn/bang_(2007).pdf']],
    contains: [['monngon.example/pho.jpg', 'Phở']],
  },
  {
    html: '<ul><li><a href="https://a.example/mot">Một</a><a href="https://a.example/hai">Hai</a></li><li>Bảng <a href="https://a.example/bang">thành <b>phần</b> <i>thực phẩm</i></a></li></ul>',
    links: [
      ['Một', 'https://a.example/mot'],
      ['Hai', 'https://a.example/hai'],
      ['thành phần thực phẩm', 'https://a.example/bang'],
    ],
  },
  {
    html: '<p>Vào <a href="https://dang-nhap.example/vcb">https://vietcombank.com.vn</a></p>',
    links: [['https://vietcombank.com.vn', 'https://dang-nhap.example/vcb']],
  },
  {
    html: '<p><a href="https://tailieu.example/Bảng (mới) [2025].pdf">Bảng mới</a></p>',
    links: [['Bảng mới', 'https://tailieu.example/Bảng (mới) [2025].pdf']],
  },
];
