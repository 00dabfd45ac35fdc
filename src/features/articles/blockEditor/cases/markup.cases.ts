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
