import type { PasteCase } from './pasteCase';

export const THIRD_LINKS: readonly PasteCase[] = [
  {
    text: 'Nguồn: www.viendinhduong.vn/vi/tin-tuc, xem thêm www.moh.gov.vn.',
    contains: [['Nguồn: www.viendinhduong.vn/vi/tin-tuc, xem thêm www.moh.gov.vn.']],
  },
  {
    html: '<p><a href="https://vi.wikipedia.org/wiki/Ph%E1%BB%9F#L%E1%BB%8Bch_s%E1%BB%AD">Lịch sử phở</a></p>',
    links: [['Lịch sử phở', 'https://vi.wikipedia.org/wiki/Ph%E1%BB%9F#L%E1%BB%8Bch_s%E1%BB%AD']],
  },
  {
    text: 'Liên hệ: Nguyễn Thị Lan <lan@phongkham.example> hoặc <hotro@phongkham.example>, Zalo 0912.345.678',
    contains: [
      ['Nguyễn Thị Lan <lan@phongkham.example> hoặc <hotro@phongkham.example>, Zalo 0912.345.678'],
    ],
  },
  {
    html: '<p><a href="https://l.facebook.com/l.php?u=https%3A%2F%2Fsuckhoe.example%2Fan-nhat%3Fid%3D77%26p%3D2&amp;h=AT0xyz&amp;s=1">Ăn nhạt</a> và <a href="https://apc01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.who.int%2Fvietnam%2Fvi&amp;data=05%7C02%7C&amp;reserved=0">WHO</a></p>',
    links: [
      ['Ăn nhạt', 'https://suckhoe.example/an-nhat?id=77&p=2'],
      ['WHO', 'https://www.who.int/vietnam/vi'],
    ],
  },
  {
    html: '<p class=MsoNormal>Mẫu: <a href="file:///D:\\Tai%20lieu\\Thuc%20don%20mau.docx">Thực đơn mẫu</a> và <a href="https://tailieu.example/mau.docx">bản trên mạng</a></p>',
    contains: [['Thực đơn mẫu'], ['bản trên mạng']],
    links: [['bản trên mạng', 'https://tailieu.example/mau.docx']],
    never: ['Tai lieu'],
    isTold: true,
  },
  {
    html: '<table><tr><td>Bảng 2007</td><td><a href="https://viendinhduong.example/bang.xlsx?v=2|3"><span style="color:#0563C1">Tải về</span></a></td></tr><tr><td>Nhu cầu 2016</td><td><a href="https://viendinhduong.example/nhu-cau">Xem</a></td></tr></table>',
    contains: [['Bảng 2007 | Tải về\nNhu cầu 2016 | Xem']],
    links: [
      ['Tải về', 'https://viendinhduong.example/bang.xlsx?v=2|3'],
      ['Xem', 'https://viendinhduong.example/nhu-cau'],
    ],
  },
  {
    html: '<b id="docs-internal-guid-9f"><p dir="ltr"><span>Khẩu phần mẫu</span></p><p dir="ltr"><span><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nXabc?key=Zz9" width="602" height="400"></span></p></b>',
    contains: [['Khẩu phần mẫu']],
    isTold: true,
  },
  {
    html: '<p>Trước <img src="data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==" alt="Biểu đồ cân nặng"> sau</p>',
    contains: [['Trước'], ['sau']],
    never: ['iVBOR'],
    images: ['Biểu đồ cân nặng'],
  },
  {
    text: 'Xem https://viendinhduong.example/vi/dinh-duong-co-ban/\nche-do-an-cho-nguoi-cao-tuoi.html để biết thêm',
    contains: [
      ['https://viendinhduong.example/vi/dinh-duong-co-ban/'],
      ['che-do-an-cho-nguoi-cao-tuoi.html'],
      ['để biết thêm'],
    ],
  },
  {
    html: '<p><a name="muc1">Mục 1</a>, <a href="">Trang này</a>, <a href="#">lên đầu trang</a>, <a role="button" onclick="open(\'https://suckhoe.example/x\')">Xem thêm</a></p>',
    contains: [['Mục 1, Trang này, lên đầu trang, Xem thêm']],
    noLinks: true,
  },
  {
    html: '<p>Nhắn <a href="zalo://conversation?phone=84912345678">Zalo</a>, <a href="viber://chat?number=%2B84912345678">Viber</a>, <a href="sms:0912345678?body=Hẹn%20khám">tin nhắn</a>, <a href="geo:21.0278,105.8342">bản đồ</a></p>',
    contains: [['Zalo'], ['Viber'], ['tin nhắn'], ['bản đồ']],
    isTold: true,
  },
  {
    html: '<img src="https://tranh.example/thap.png" usemap="#thap" alt="Tháp dinh dưỡng"><map name="thap"><area shape="rect" coords="0,0,300,80" href="https://tranh.example/rau" alt="Nhóm rau"><area shape="rect" coords="0,80,300,160" href="https://tranh.example/dam" alt="Nhóm đạm"></map><p>Hết.</p>',
    contains: [['Hết.']],
    links: [
      ['Nhóm rau', 'https://tranh.example/rau'],
      ['Nhóm đạm', 'https://tranh.example/dam'],
    ],
  },
  {
    html: '<p>Đăng nhập tại <a href="https://vietcomb\u0430nk.example/login">vietcomb\u0430nk.example</a></p>',
    links: [['vietcomb\u0430nk.example', 'https://vietcomb\u0430nk.example/login']],
  },
  {
    text: 'Trích: https://suckhoe.example/muoi#:~:text=d%C6%B0%E1%BB%9Bi%205,g%2Fng%C3%A0y và https://\u200Bmoh.gov.vn/dinh-duong\u200B và http://[2001:db8::1]:8080/kho',
    contains: [
      ['https://suckhoe.example/muoi#:~:text=d%C6%B0%E1%BB%9Bi%205,g%2Fng%C3%A0y và https://'],
      ['http://[2001:db8::1]:8080/kho'],
    ],
  },
  {
    html: '<p><a href="https:/moh.gov.vn/x">Bộ Y tế</a>, <a href="http://https://moh.gov.vn/y">trang</a>, <a href="lan@phongkham.vn">thư</a>, <a href="0912 345 678">gọi</a></p>',
    links: [
      ['Bộ Y tế', 'https://moh.gov.vn/x'],
      ['trang', 'https://moh.gov.vn/y'],
      ['thư', 'mailto:lan@phongkham.vn'],
      ['gọi', 'tel:0912345678'],
    ],
  },
  // An image that was a link leads where it led.
  {
    html: '<p><a href="https://x.vn/bai"><img src="https://x.vn/i.png" alt="Phở"></a></p>',
    links: [['[Ảnh: Phở]', 'https://x.vn/bai']],
    isTold: true,
  },
  {
    text: 'Xem [WHO][1] và [Bộ Y tế].\n\n- ![Phở](https://x.vn/pho.jpg)\n\n[1]: https://www.who.int/vi',
    links: [
      ['WHO', 'https://www.who.int/vi'],
      ['Ảnh: Phở', 'https://x.vn/pho.jpg'],
    ],
    never: ['![', '[1]'],
    isTold: true,
  },
];
