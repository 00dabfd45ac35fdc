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

export const MORE_LINKS: readonly PasteCase[] = [
  {
    html: '<p><a href="HTTP://VIENDINHDUONG.VN/Thuc-Don?Id=Ab">Thực đơn</a></p>',
    links: [['Thực đơn', 'http://viendinhduong.vn/Thuc-Don?Id=Ab']],
  },
  {
    html: '<p><a href="\n   https://moh.gov.vn/tin-tuc\n  ">Tin tức</a></p>',
    links: [['Tin tức', 'https://moh.gov.vn/tin-tuc']],
  },
  {
    html: '<html><head><base href="https://bachmai.example/dinh-duong/"></head><body><p><a href="che-do-an.html">Chế độ ăn</a></p></body></html>',
    links: [['Chế độ ăn', 'https://bachmai.example/dinh-duong/che-do-an.html']],
  },
  {
    html: '<p><a href="#_Toc1234567">Phần 2. Chế độ ăn</a><span style="mso-tab-count:1 dotted">.....</span>5</p><h2><a name="_Toc1234567">Phần 2. Chế độ ăn</a></h2>',
    contains: [['Phần 2. Chế độ ăn']],
    noLinks: true,
  },
  {
    html: '<p><a href="https://suckhoe.example/an-nhat?utm_source=facebook&utm_medium=social&fbclid=IwAR0abc&id=77">Ăn nhạt đúng cách</a></p>',
    links: [
      [
        'Ăn nhạt đúng cách',
        'https://suckhoe.example/an-nhat?utm_source=facebook&utm_medium=social&fbclid=IwAR0abc&id=77',
      ],
    ],
  },
  {
    text: 'Theo “https://moh.gov.vn/muoi”, mỗi ngày dưới 5 g; xem https://vnexpress.net/suc-khoe, rồi hỏi bác sĩ!',
    contains: [
      [
        'Theo “https://moh.gov.vn/muoi”, mỗi ngày dưới 5 g; xem https://vnexpress.net/suc-khoe, rồi',
      ],
    ],
    noLinks: true,
  },
  {
    html: '<p class=MsoNormal><span lang=VI>Nguồn: <a href="https://www.fao.org/3/i3107e.pdf"><span style=\'mso-bidi-font-size:12.0pt;color:#0563C1\'>FAO<o:p></o:p></span></a> (2013)</span></p>',
    contains: [['Nguồn: FAO (2013)']],
    links: [['FAO', 'https://www.fao.org/3/i3107e.pdf']],
  },
  {
    html: '<picture><source type="image/avif" srcset="https://cdn.example/pho-400.avif 400w, https://cdn.example/pho-800.avif 800w"><img srcset="https://cdn.example/pho-400.jpg 400w, https://cdn.example/pho-800.jpg 800w" sizes="100vw" alt="Phở bò tái"></picture>',
    isTold: true,
  },
  {
    html: '<p>Gửi chị Hoa,</p><p><img src="cid:image001.png@01DA8F3B.5C2E7A10" alt="Kết quả xét nghiệm" id="Picture_x0020_1"></p>',
    contains: [['Gửi chị Hoa,']],
    never: ['cid:'],
    isTold: true,
  },
  // One link around several blocks.
  {
    html: '<a href="https://suckhoe.example/bai-1"><h3>5 loại rau giàu sắt</h3><p>Rau dền, rau muống…</p><img src="https://suckhoe.example/1.jpg" alt="rau dền"></a>',
    contains: [['5 loại rau giàu sắt\nRau dền, rau muống…']],
    links: [['5 loại rau giàu sắt', 'https://suckhoe.example/bai-1']],
  },
  {
    html: '<p><a href="https://tailieu.example/menu.pdf"><img src="blob:https://docs.example/0f3c-11" alt=""></a> Thực đơn tuần</p>',
    contains: [['Thực đơn tuần']],
    isTold: true,
  },
  {
    text: 'Tham khảo: <https://www.who.int/vietnam/vi> và [khuyến nghị][1].\n\n[1]: https://viendinhduong.vn/khuyen-nghi-2016',
    contains: [['www.who.int/vietnam/vi']],
    links: [['khuyến nghị', 'https://viendinhduong.vn/khuyen-nghi-2016']],
  },
  {
    html: '<p>Nghe: <audio controls src="https://podcast.example/an-chay.mp3"></audio> và xem <video poster="https://v.example/p.jpg"><source src="https://v.example/nau-pho.mp4" type="video/mp4">Trình duyệt không hỗ trợ</video></p>',
    contains: [['Nghe:'], ['và xem']],
    isTold: true,
  },
  {
    html: '<p>Chào chị!<img src="https://mail.example/o.gif?u=9912" width="1" height="1" style="display:none" alt=""></p>',
    contains: [['Chào chị!']],
    never: ['Ảnh', 'mail.example'],
  },
  {
    html: '<p><a href="java&#x0A;script:alert(document.cookie)">Xem thực đơn</a> <a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">Tải</a> <a href=" vbscript:msgbox(1)">Mở</a></p>',
    contains: [['Xem thực đơn Tải Mở']],
    noLinks: true,
  },
  {
    html: '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="80"><title>Đĩa ăn</title><a href="https://dia.example/an"><text x="10" y="20">1/2 đĩa là rau</text></a><script>alert(1)</script></svg><p>Hết.</p>',
    contains: [['Hết.']],
    isTold: true,
  },
  // The address holds a name and a password.
  {
    html: '<p>Kho ảnh: <a href="https://lan:mật%20khẩu@nas.example:8443/anh">xem</a></p>',
    contains: [['Kho ảnh: xem']],
    never: ['khẩu'],
    isTold: true,
  },
];
