import type { PasteCase } from './pasteCase';

export const THIRD_MARKUP: readonly PasteCase[] = [
  {
    html: '<p>Muối &lt; 5 g/ngày, rau &ge; 400 g/ngày, đường &le; 10&nbsp;% năng lượng; nếu ure &lt;7 thì &quot;ổn&quot; &amp; theo dõi.</p>',
    contains: [
      [
        'Muối < 5 g/ngày, rau ≥ 400 g/ngày, đường ≤ 10 % năng lượng; nếu ure <7 thì "ổn" & theo dõi.',
      ],
    ],
  },
  {
    text: 'Dưới 10³ CFU/g; eGFR 58 mL/min/1,73 m²; H₂O, Ca²⁺, ½ đĩa rau; vitamin D 15 µg; 37 ℃',
    contains: [
      ['Dưới 10³ CFU/g; eGFR 58 mL/min/1,73 m²; H₂O, Ca²⁺, ½ đĩa rau; vitamin D 15 µg; 37 ℃'],
    ],
  },
  {
    html: '<table><tr><th>Bữa</th><th>Món</th><th>Lượng</th></tr><tr><td rowspan="2">Sáng</td><td>Phở bò</td><td>1 tô</td></tr><tr><td>Sữa chua</td><td>100 g</td></tr><tr><td>Trưa</td><td colspan="2">Ăn ngoài</td></tr></table>',
    contains: [
      ['Sáng | Phở bò | 1 tô'],
      ['\n | Sữa chua | 100 g', '\nSáng | Sữa chua | 100 g'],
      ['Trưa | Ăn ngoài | '],
    ],
  },
  {
    html: '<ul><li>Nhóm đạm</li><ul><li>Thịt</li><li>Cá</li></ul><li>Nhóm rau</li><ul><li>Rau ngót</li></ul></ul>',
    contains: [['- Nhóm đạm\n - Thịt\n - Cá\n- Nhóm rau\n - Rau ngót']],
  },
  {
    html: '<p>Mục tiêu HbA<sub>1c</sub> dưới 7&nbsp;%, nước có CO<sub>2</sub> không tính, đường C<sub>6</sub>H<sub>12</sub>O<sub>6</sub>.</p>',
    contains: [['HbA1c dưới 7', 'HbA₁c dưới 7'], ['CO₂'], ['C₆H₁₂O₆']],
  },
  {
    text: 'Người bệnh gút **không** uống bia, *hạn chế* thịt đỏ.\n\n- Nước: H~2~O 2 lít\n- Ngưỡng: 10^3^ CFU/g\n- ==Tái khám== sau 4 tuần',
    contains: [['không'], ['hạn chế'], ['2 lít'], ['Tái khám'], ['H₂O', 'H~2~O'], ['10³', '10^3^']],
    marks: [
      ['bold', 'không'],
      ['italic', 'hạn chế'],
    ],
  },
  {
    html: '<p><sup>1</sup>/<sub>2</sub> đĩa là rau, <sup>1</sup>/<sub>4</sub> là đạm, <sup>1</sup>/<sub>4</sub> là tinh bột.</p>',
    contains: [
      [
        '½ đĩa là rau, ¼ là đạm, ¼ là tinh bột.',
        '1/2 đĩa là rau, 1/4 là đạm, 1/4 là tinh bột.',
        '¹/₂ đĩa là rau, ¹/₄ là đạm, ¹/₄ là tinh bột.',
      ],
    ],
  },
  {
    html: '<table><tr><td>Thực phẩm</td><td>Natri (mg)</td></tr><tr><td>Mì ăn liền</td><td>1855<sup>2</sup></td></tr><tr><td>Nước mắm</td><td>7851<sup>a</sup></td></tr><tr><td>Tôm khô</td><td>3500<sup>*</sup></td></tr></table><p><sup>2</sup> Theo nhãn. <sup>a</sup> USDA SR28. <sup>*</sup> Ước tính.</p>',
    contains: [
      ['1855²', '1855 [2]', '1855 (2)'],
      ['7851ᵃ', '7851 [a]', '7851 (a)'],
      ['3500*', '3500 *'],
    ],
    never: ['18552'],
  },
  {
    html: '<p class=MsoNormal>Người lớn cần <a style=\'mso-comment-reference:LN_1;mso-comment-date:20261112T0932\'>1,0</a><span class=MsoCommentReference><span style=\'font-size:8.0pt\'><a class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[LN1]</a></span></span> g đạm/kg.</p><div style=\'mso-element:comment-list\'><hr class=msocomoff align=left size=1 width="33%"><div style=\'mso-element:comment\'><div id="_com_1" class=msocomtxt><p class=MsoCommentText>Chị ơi số này chưa chắc, hỏi lại bác sĩ Nam</p></div></div></div>',
    contains: [['Người lớn cần 1,0 g đạm/kg.']],
    never: ['chưa chắc', '[LN1]'],
  },
  {
    html: '<ol><li>Cân khi đói</li><li value="5">Ghi vào sổ</li><li>Gửi chuyên gia</li></ol><p>Làm lại bước 6 mỗi tuần.</p>',
    contains: [['Cân khi đói'], ['Làm lại bước 6 mỗi tuần.']],
    isTold: true,
  },
  {
    html: '<p>Độ pha loãng 10<sup>&minus;n</sup>, lượng x<sup>n+1</sup> và giá <b>45<sup>.000</sup>đ</b>/suất</p>',
    contains: [['10⁻ⁿ'], ['xⁿ⁺¹', 'x^(n+1)'], ['45.000đ']],
  },
  {
    html: "<p class=MsoNormal>Vitamin D: 15 <span style='font-family:Symbol;mso-char-type:symbol;mso-symbol-font-family:Symbol'><span style='mso-char-type:symbol;mso-symbol-font-family:Symbol'>m</span></span>g/ngày, canxi <span style='font-family:Symbol'>&sup3;</span> 1000 mg</p>",
    contains: [['15 µg/ngày', '15 μg/ngày'], ['canxi ≥ 1000 mg']],
  },
  {
    html: "<table border=1><tr><td>Khế</td><td><span style='font-family:Wingdings'>û</span></td></tr><tr><td>Táo</td><td><span style='font-family:Wingdings'>ü</span></td></tr></table>",
    contains: [
      ['Khế | ✗', 'Khế | ✕', 'Khế | ✘'],
      ['Táo | ✓', 'Táo | ✔'],
    ],
  },
  {
    html: '<p>Mật độ <mjx-container class="MathJax" jax="CHTML"><mjx-math aria-hidden="true"><mjx-msup><mjx-mn><mjx-c class="mjx-c31"></mjx-c><mjx-c class="mjx-c30"></mjx-c></mjx-mn><mjx-script><mjx-mn><mjx-c class="mjx-c35"></mjx-c></mjx-mn></mjx-script></mjx-msup></mjx-math><mjx-assistive-mml display="inline"><math xmlns="http://www.w3.org/1998/Math/MathML"><msup><mn>10</mn><mn>5</mn></msup></math></mjx-assistive-mml></mjx-container> CFU/g, tỉ lệ <math><mfrac><mn>3</mn><mn>4</mn></mfrac></math> nước</p>',
    contains: [
      ['10⁵ CFU/g', '10^5 CFU/g'],
      ['tỉ lệ 3/4 nước', 'tỉ lệ ¾ nước'],
    ],
  },
  // Wikipedia hides the formula and shows an image of it.
  {
    html: '<p>Mật độ <span class="mwe-math-element"><span class="mwe-math-mathml-inline" style="display: none;"><math><semantics><mrow><mstyle><msup><mn>10</mn><mrow><mn>5</mn></mrow></msup></mstyle></mrow><annotation encoding="application/x-tex">{\\displaystyle 10^{5}}</annotation></semantics></math></span><img class="mwe-math-fallback-image-inline" aria-hidden="true" alt="{\\displaystyle 10^{5}}"></span> CFU/g</p>',
    contains: [['Mật độ 10⁵ CFU/g']],
  },
  {
    html: '<p>Mật độ <span class="MathJax" id="MathJax-Element-1-Frame"><nobr aria-hidden="true"><span class="math"><span>10</span><span>5</span></span></nobr></span><script type="math/tex">10^{5}</script> CFU/g</p>',
    contains: [['Mật độ 10⁵ CFU/g']],
  },
  // Points are letters, and a sentence speaks of "ý b".
  {
    html: '<ol type="a"><li>Rau</li><li>Cá</li></ol><p>Như ý b ở trên.</p>',
    contains: [['Như ý b ở trên.']],
    isTold: true,
  },
  {
    html: '<p>Người lớn cần 1,0<sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup> g đạm/kg.</p><div style="border:1px solid black"><p><a href="#cmnt_ref1" id="cmnt1">[a]</a><span>Hỏi lại bác sĩ Nam</span></p></div>',
    contains: [['Người lớn cần 1,0 g đạm/kg.']],
    never: ['Nam', '[a]'],
    isTold: true,
  },
];
