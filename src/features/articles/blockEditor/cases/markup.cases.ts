import type { PasteCase } from './pasteCase';

export const MARKUP: readonly PasteCase[] = [
  // Vietnamese write the degree as a raised zero.
  {
    html: '<p>Nướng ở 180<sup>0</sup>C trong 20 phút.</p>',
    contains: [['180⁰C trong', '180°C trong', '180 °C trong']],
  },
  { html: '<p>Cường độ dòng ion Ca<sup>2+</sup> trong máu</p>', contains: [['Ca²⁺ trong']] },
  {
    html: '<p>BMI = cân nặng / chiều cao<sup>2</sup> (kg/m<sup>2</sup>)</p>',
    contains: [['chiều cao² (kg/m²)']],
  },
  {
    html: '<p>Uống <s>3 viên</s> 1 viên sắt mỗi ngày.</p>',
    contains: [['1 viên sắt']],
    marks: [['strike', '3 viên']],
  },
  {
    html: '<p>Người bệnh thận <strong>không</strong> ăn khế, <b>không</b> uống nước dừa.</p>',
    contains: [['Người bệnh thận không ăn khế, không uống nước dừa.']],
    marks: [['bold', 'không']],
  },
  // Google Docs raises by style.
  {
    html: '<p dir="ltr"><span style="font-size:11pt">Dưới 10</span><span style="font-size:6.6pt;vertical-align:super">5</span><span style="font-size:11pt"> CFU/g</span></p>',
    contains: [['10⁵ CFU/g']],
  },
  {
    html: `<p class=MsoNormal>Mỗi ngày dưới 2000 mg natri<a style='mso-footnote-id:ftn1' href="#_ftn1" name="_ftnref1" title=""><span class=MsoFootnoteReference><span style='mso-special-character:footnote'><![if !supportFootnotes]><span class=MsoFootnoteReference>[1]</span><![endif]></span></span></a>.</p><div style='mso-element:footnote-list'><hr align=left size=1 width="33%"><div style='mso-element:footnote' id=ftn1><p class=MsoFootnoteText><a href="#_ftnref1"><span class=MsoFootnoteReference>[1]</span></a> QĐ 2615/QĐ-BYT (2016)</p></div></div>`,
    contains: [['2000 mg natri'], ['QĐ 2615/QĐ-BYT (2016)']],
    never: ['natri1'],
    noLinks: true,
  },
  {
    html: '<p>Người lớn nên ăn <u>ít nhất</u> 400 g rau <i>và</i> <mark>quả</mark> mỗi ngày.</p>',
    contains: [['Người lớn nên ăn ít nhất 400 g rau và quả mỗi ngày.']],
    marks: [
      ['underline', 'ít nhất'],
      ['italic', 'và'],
      ['highlight', 'quả'],
    ],
  },
  {
    html: '<table><tr><th>Chỉ tiêu</th><th>Giới hạn</th></tr><tr><td>TSVKHK</td><td>&lt; 10<sup>5</sup> CFU/g</td></tr><tr><td>E. coli</td><td>≤ 10<sup>2</sup></td></tr></table>',
    contains: [['< 10⁵ CFU/g'], ['≤ 10²']],
  },
  {
    html: '<p>Tỷ lệ thừa cân là 19<sup id="cite_ref-3" class="reference"><a href="#cite_note-3">[3]</a></sup>% theo điều tra 2020.</p>',
    contains: [['19%', '19 [3]%', '19[3]%', '19⁽³⁾%', '19 [3] %']],
  },
  {
    html: '<p>Bộ Y tế khuyên: <q>Ăn chín, uống sôi</q>.</p><ol start="4"><li>Rửa tay</li><li>Nấu kỹ</li></ol><p>Xem lại mục 5.</p>',
    contains: [['“Ăn chín, uống sôi”'], ['Rửa tay'], ['Nấu kỹ']],
    isTold: true,
  },
  {
    html: '<ol type="a"><li>Nhóm tinh bột<ol><li>Gạo</li><li>Khoai</li></ol></li><li>Nhóm đạm</li></ol><blockquote>Ăn đa dạng.</blockquote>',
    contains: [['1. Nhóm tinh bột\n 1. Gạo\n 1. Khoai\n1. Nhóm đạm\n> Ăn đa dạng.']],
  },
  // A formula of KaTeX stands there twice.
  {
    html: '<p>Mật độ <span class="katex"><span class="katex-mathml"><math><semantics><mrow><msup><mn>10</mn><mn>3</mn></msup></mrow><annotation encoding="application/x-tex">10^3</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>10</span><span class="vlist"><span>3</span></span></span></span> CFU</p>',
    contains: [['10³ CFU', '10^3 CFU']],
    never: ['10310'],
  },
  {
    html: '<p>Liều tối đa <span style="visibility:hidden">9</span><span style="display:none">99</span>20 mg; <span style="text-decoration:line-through">30 mg</span> đã bỏ.</p>',
    contains: [['Liều tối đa 20 mg', 'Liều tối đa  20 mg']],
    marks: [['strike', '30 mg']],
  },
];

export const MORE_MARKUP: readonly PasteCase[] = [
  {
    html: '<p>Ion phosphat PO<sub>4</sub><sup>3−</sup> và HCO<sub>3</sub><sup>-</sup></p>',
    contains: [['PO₄³⁻ và HCO₃⁻']],
  },
  {
    html: '<p><span style="font-weight:600">Chống chỉ định:</span> <em>phụ nữ có thai</em>, <span style="font-style:oblique">trẻ dưới 2 tuổi</span></p>',
    contains: [['Chống chỉ định: phụ nữ có thai, trẻ dưới 2 tuổi']],
    marks: [
      ['bold', 'Chống chỉ định:'],
      ['italic', 'phụ nữ có thai'],
    ],
  },
  {
    html: '<p>Sữa Ensure<sup>®</sup> Gold<sup>TM</sup> pha với nước ấm 40<sup>o</sup>C</p>',
    contains: [['Ensure®'], ['40°C', '40ᵒC', '40ºC', '40 °C']],
    never: ['GoldTM'],
  },
  {
    html: '<ul style="list-style:none"><li><input type="checkbox" checked disabled> Ăn sáng trước 8 giờ</li><li><input type="checkbox" disabled> Uống 2 lít nước</li></ul>',
    contains: [['Ăn sáng trước 8 giờ'], ['Uống 2 lít nước']],
  },
  // Facebook copies emoji as pictures.
  {
    html: '<p>Nên ăn <img alt="✅" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t33/1/16/2705.png" width="16" height="16"> rau, tránh <img alt="❌" src="https://static.xx.fbcdn.net/images/emoji.php/v9/t8d/1/16/274c.png"> rượu</p>',
    contains: [['Nên ăn ✅ rau, tránh ❌ rượu']],
  },
  {
    html: '<blockquote><p>"Hãy để thức ăn là thuốc."</p><cite>Hippocrates</cite></blockquote><hr><p>Hết.</p>',
    contains: [['Hãy để thức ăn là thuốc.'], ['Hippocrates'], ['Hết.']],
  },
  {
    html: '<dl><dt>Đạm</dt><dd>15 % năng lượng</dd><dt>Béo</dt><dd>20–25 % năng lượng</dd></dl>',
    contains: [['Đạm\n15 % năng lượng'], ['Béo\n20–25 % năng lượng']],
  },
  {
    html: '<h3>Ăn gì?<br>Uống gì?</h3><p>Trước<br><br>Sau</p><ul><li>Rau<br>400 g/ngày</li></ul>',
    contains: [['Ăn gì?'], ['Uống gì?'], ['400 g/ngày']],
    never: ['gì?Uống', 'Rau400', 'TrướcSau'],
  },
  {
    html: '<table border=0 cellpadding=0 style="border-collapse:collapse"><!--StartFragment--><tr><td class=xl65>Diện tích da</td><td class=xl66 align=right x:num="1.73">1,73 m<font class="font5"><sup>2</sup></font></td></tr><tr><td><s>Tôm</s></td><td align=right x:num="1234.5">1.234,5</td></tr><!--EndFragment--></table>',
    contains: [['Diện tích da | 1,73 m²'], ['Tôm | 1.234,5']],
    marks: [['strike', 'Tôm']],
  },
  // Word raises text by a style of its own.
  {
    html: "<p>Nồng độ <span style='position:relative;top:-4.0pt;mso-text-raise:4.0pt'>131</span>I và 5 × 10<span style='position:relative;top:-3.0pt;mso-text-raise:3.0pt'>-2</span> mol</p>",
    contains: [['5 × 10⁻² mol']],
  },
  {
    html: '<details><summary>Thực đơn 1500 kcal</summary><p>Sáng: 1 bát phở</p></details><p>Hết.</p>',
    contains: [['Thực đơn 1500 kcal'], ['Sáng: 1 bát phở'], ['Hết.']],
  },
  {
    html: '<p style="text-transform:uppercase">không ăn mặn</p><p>Cân nặng: <span style="white-space:nowrap">60&nbsp;kg</span></p>',
    contains: [
      ['không ăn mặn', 'KHÔNG ĂN MẶN'],
      ['60 kg', '60\u00A0kg'],
    ],
  },
  // What it means is in the colours alone.
  {
    html: '<table><tr><th>Thực phẩm</th><th>Được ăn</th></tr><tr><td>Gạo lứt</td><td style="background-color:#00b050"></td></tr><tr><td>Khế</td><td style="background-color:#ff0000"></td></tr></table>',
    contains: [['Gạo lứt'], ['Khế']],
    isTold: true,
  },
];
