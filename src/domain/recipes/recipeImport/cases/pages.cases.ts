/** A page or a text as it is pasted, and what a careful person finds in it. */
export interface PageCase {
  page: string;
  title?: string;
  titleContains?: string;
  /** Several where each of them is right. */
  servings?: number | readonly number[];
  prepMinutes?: number;
  cookMinutes?: number;
  ingredientCount?: number;
  stepCount?: number;
  stepCountAtLeast?: number;
  steps?: readonly string[];
  stepsContain?: readonly string[];
  /** Amount and food of rows that must be there. */
  rows?: readonly string[];
  /** In some ingredient, with or without an amount. */
  kept?: readonly string[];
  notIngredients?: readonly string[];
  /** In no ingredient and in no step. */
  never?: readonly string[];
  /** Something of the page is named as not taken. */
  unread?: string;
}

export const PAGES: readonly PageCase[] = [
  {
    page: '<!doctype html><html lang="vi"><head><title>Canh bí đỏ nấu tôm - Món Ngon Mỗi Ngày</title></head><body><h1>Canh bí đỏ nấu tôm</h1><p><strong>Khẩu phần:</strong> 4 người</p><h2>Nguyên liệu</h2><ul><li>300 g bí đỏ</li><li>100 g tôm biển</li><li>1 củ hành tím</li></ul><h2>Cách làm</h2><ol><li>Gọt vỏ bí, cắt miếng.</li><li>Xào tôm với hành tím.</li><li>Cho nước, nấu bí mềm.</li></ol></body></html>',
    title: 'Canh bí đỏ nấu tôm',
    servings: 4,
    ingredientCount: 3,
    stepCount: 3,
    rows: ['300 g bí đỏ', '100 g tôm biển', '1 củ hành tím'],
  },
  {
    page: '<div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Đậu phụ sốt cà chua</h2><meta itemprop="recipeYield" content="3 người"><p itemprop="ingredients">2 bìa đậu phụ</p><p itemprop="ingredients">200 g cà chua</p><p itemprop="ingredients">10 g hành lá</p><div itemprop="recipeInstructions">Rán đậu vàng.<br>Nấu sốt cà chua.<br>Cho đậu vào om 10 phút.</div></div>',
    title: 'Đậu phụ sốt cà chua',
    servings: 3,
    stepCount: 3,
    rows: ['2 bìa đậu phụ', '200 g cà chua', '10 g hành lá'],
  },
  {
    page: '<article itemscope itemtype="http://schema.org/Recipe"><h1><span itemprop="name">Thịt kho tàu</span></h1><time itemprop="prepTime" datetime="PT20M">20 phút</time><time itemprop="cookTime" datetime="PT1H15M">1 giờ 15</time><span itemprop="recipeYield" content="5">Dành cho cả nhà</span><ul><li itemprop="recipeIngredient"><span>500 g</span><span>thịt ba chỉ</span></li><li itemprop="recipeIngredient"><span>6</span><span>quả</span><span>trứng vịt</span></li></ul><div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><span itemprop="text">Ướp thịt với nước mắm.</span></div><div itemprop="recipeInstructions" itemscope itemtype="http://schema.org/HowToStep"><span itemprop="text">Kho với nước dừa đến mềm.</span></div></article>',
    title: 'Thịt kho tàu',
    servings: 5,
    prepMinutes: 20,
    cookMinutes: 75,
    steps: ['Ướp thịt với nước mắm.', 'Kho với nước dừa đến mềm.'],
    rows: ['500 g thịt ba chỉ', '6 quả trứng vịt'],
  },
  {
    page: "<html xmlns:o=\"urn:schemas-microsoft-com:office:office\" xmlns:w=\"urn:schemas-microsoft-com:office:word\"><head><meta name=Generator content=\"Microsoft Word 15\"><style><!-- @font-face {font-family:Wingdings;} p.MsoNormal {margin:0cm;} --></style></head><body lang=VI><!--StartFragment--><p class=MsoTitle>Xôi đậu xanh<o:p></o:p></p><p class=MsoNormal>Khẩu phần: 6 người<o:p></o:p></p><h2>Nguyên liệu<o:p></o:p></h2><p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>500 g <span class=SpellE>gạo</span> <span class=SpellE>nếp</span><o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>200 g <span class=SpellE>đậu</span> xanh<o:p></o:p></p><h2>Cách làm<o:p></o:p></h2><p class=MsoListParagraphCxSpFirst style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Ngâm gạo 6 giờ.<o:p></o:p></p><p class=MsoListParagraphCxSpLast style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>2.<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp;&nbsp; </span></span><![endif]>Đồ xôi 30 phút.<o:p></o:p></p><!--EndFragment--></body></html>",
    title: 'Xôi đậu xanh',
    servings: 6,
    ingredientCount: 2,
    steps: ['Ngâm gạo 6 giờ.', 'Đồ xôi 30 phút.'],
    rows: ['500 g gạo nếp', '200 g đậu xanh'],
  },
  {
    page: '<h1>Trứng hấp thịt</h1><h3>Nguyên liệu (2 người)</h3><ul><li>3 quả trứng gà</li><li>100 g thịt lợn xay</li></ul><h3>Cách thực hiện</h3><p>Bước 1: Đánh tan trứng với thịt.</p><p>Bước 2: Hấp 15 phút.</p><div id="comments"><h3>2 bình luận</h3><ol class="commentlist"><li><b>Ngọc Anh</b>: Em cho 200 g tôm được không chị?</li><li><b>Hải</b>: Cảm ơn chị, ngon lắm!</li></ol><form><label>Bình luận của bạn</label><textarea></textarea><button>Gửi bình luận</button></form></div>',
    title: 'Trứng hấp thịt',
    servings: 2,
    ingredientCount: 2,
    stepCount: 2,
    never: ['200 g tôm được không', 'Cảm ơn chị', 'Gửi bình luận'],
  },
  {
    page: '<h1>Salad dưa chuột</h1><p>Số người ăn: 2</p><h2>Nguyên liệu</h2><table><thead><tr><th>Tên</th><th>Số lượng</th><th>Đơn vị</th></tr></thead><tbody><tr><td>Dưa chuột</td><td>200</td><td>g</td></tr><tr><td>Hành tây</td><td>1/2</td><td>củ</td></tr><tr><td>Dầu oliu</td><td>1</td><td>thìa canh</td></tr></tbody></table><h2>Cách làm</h2><p>Thái lát mỏng, trộn đều.</p>',
    servings: 2,
    ingredientCount: 3,
    stepCount: 1,
    rows: ['200 g dưa chuột', '0.5 củ hành tây', '1 thìa canh dầu oliu'],
  },
  {
    page: '<div class="entry-content"><h2>Gỏi gà bắp cải</h2><p>Nguyên liệu:<br>• 300 g thịt gà<br>• 200 g bắp cải<br>• 1 củ cà rốt<br>• 20 g lạc rang</p><p>Cách làm:<br>- Luộc gà, xé sợi.<br>- Trộn với rau và lạc.</p></div>',
    title: 'Gỏi gà bắp cải',
    ingredientCount: 4,
    stepCount: 2,
    rows: ['300 g thịt gà', '200 g bắp cải', '1 củ cà rốt', '20 g lạc'],
  },
  {
    page: 'Bò xào hành tây\nNguyên liệu: 300 g thịt bò, 1 củ hành tây, 2 thìa canh dầu ăn.\nCách làm: Thái bò mỏng, ướp 10 phút. Xào lửa to.',
    title: 'Bò xào hành tây',
    ingredientCount: 3,
    stepCountAtLeast: 1,
    rows: ['300 g thịt bò', '1 củ hành tây', '2 thìa canh dầu ăn'],
  },
  {
    page: '<h1>Cháo đậu đen</h1><p class="meta">⏲ Chuẩn bị 15 phút · Nấu 1 giờ 10 phút · 6 suất</p><h2>Nguyên liệu</h2><ul><li>100 g đậu đen</li><li>80 g gạo tẻ</li></ul><h2>Hướng dẫn</h2><ol><li>Ngâm đậu.</li><li>Ninh nhừ.</li></ol>',
    servings: 6,
    prepMinutes: 15,
    cookMinutes: 70,
    ingredientCount: 2,
    stepCount: 2,
  },
  {
    page: '🍲 CANH CHUA CÁ LÓC NGON KHÓ CƯỠNG 🍲\n\nCả nhà mình 4 người ăn vừa đủ nha ❤️\n\n🛒 Nguyên liệu:\n🐟 1 con cá lóc (600 g)\n🍅 2 quả cà chua\n🍍 100 g dứa\n🌿 50 g giá đỗ\n\n👩‍🍳 Cách làm:\n1️⃣ Làm sạch cá, cắt khúc.\n2️⃣ Nấu nước dùng với dứa.\n3️⃣ Cho cà chua, giá vào.\n\n#monngonmoingay #canhchua\nThích · Trả lời · Xem thêm',
    titleContains: 'canh chua cá lóc',
    ingredientCount: 4,
    stepCount: 3,
    servings: 4,
    never: ['#monngonmoingay #canhchua', 'Thích · Trả lời · Xem thêm'],
    rows: ['600 g cá lóc', '2 quả cà chua', '100 g dứa', '50 g giá đỗ'],
  },
  {
    page: 'Sườn xào chua ngọt\n\n500g sườn non\n2 thìa canh đường\n3 thìa canh giấm\n1 quả dứa nhỏ\n\nB1: Chần sườn qua nước sôi\nB2: Chiên sườn vàng\nB3: Đảo với sốt đường giấm',
    title: 'Sườn xào chua ngọt',
    ingredientCount: 4,
    steps: ['Chần sườn qua nước sôi', 'Chiên sườn vàng', 'Đảo với sốt đường giấm'],
  },
  {
    page: '<h1>Bún chả</h1><p>Cho 4 phần ăn</p><h2>Nguyên liệu</h2><h3>Phần chả</h3><ul><li>400 g thịt nạc vai</li><li>1 thìa canh nước mắm</li></ul><h3>Phần nước chấm</h3><ul><li>3 thìa canh nước mắm</li><li>2 thìa canh đường</li></ul><h3>Ăn kèm</h3><ul><li>800 g bún</li></ul><h2>Các bước thực hiện</h2><ol><li>Ướp thịt.</li><li>Nướng than.</li></ol>',
    servings: 4,
    ingredientCount: 5,
    stepCount: 2,
    never: ['Phần chả', 'Phần nước chấm', 'Ăn kèm'],
    rows: ['800 g bún'],
  },
  {
    page: '<h1>Chè bưởi</h1><h2>Nguyên liệu</h2><ul><li>200 g cùi bưởi</li><li>100 g đậu xanh</li><li>150 g đường</li></ul><h2>Cách nấu</h2><ol><li>Rửa cùi bưởi với muối.</li><li>Nấu chè.</li></ol><h2>Có thể bạn quan tâm</h2><ul><li><a href="/che-bap">Chè bắp nước cốt dừa</a></li><li><a href="/5-mon-ngon">5 món chè giải nhiệt</a></li></ul><p>Chia sẻ: <a>Facebook</a> <a>Zalo</a></p><footer>© 2025 Bếp Nhà. Mọi quyền được bảo lưu.</footer>',
    ingredientCount: 3,
    stepCount: 2,
    never: ['5 món chè giải nhiệt', 'Facebook', 'Mọi quyền được bảo lưu'],
  },
  {
    page: '<div class="recipe"><h1 class="title">Gà kho sả ớt</h1><div class="servings"><span class="lbl">Khẩu phần</span><span class="val">3</span></div><div class="ingredient-list"><div class="ingredient"><bdi class="font-semibold">500 g</bdi><span>đùi gà</span></div><div class="ingredient"><bdi class="font-semibold">3 nhánh</bdi><span>sả</span></div><div class="ingredient"><bdi class="font-semibold">2</bdi><span>quả ớt</span></div></div><h2>Hướng dẫn nấu</h2><ol class="steps"><li><div class="n">1</div><p>Ướp gà 20 phút.</p></li><li><div class="n">2</div><p>Kho lửa nhỏ.</p></li></ol></div>',
    title: 'Gà kho sả ớt',
    servings: 3,
    steps: ['Ướp gà 20 phút.', 'Kho lửa nhỏ.'],
    rows: ['500 g đùi gà', '3 nhánh sả', '2 quả ớt'],
  },
  {
    page: '<div vocab="https://schema.org/" typeof="Recipe"><h1 property="name">Bánh flan</h1><span property="recipeYield">8 cái</span><ul><li property="recipeIngredient">4 quả trứng gà</li><li property="recipeIngredient">500 ml sữa tươi</li><li property="recipeIngredient">100 g đường</li></ul><div property="recipeInstructions"><p>Thắng đường.</p><p>Hấp cách thuỷ 30 phút.</p></div></div>',
    title: 'Bánh flan',
    servings: 8,
    ingredientCount: 3,
    stepCount: 2,
  },
  {
    page: '<div class="h-recipe"><h1 class="p-name">Nộm đu đủ</h1><p>Đủ cho <data class="p-yield" value="4">bốn người</data>, làm trong <time class="dt-duration" datetime="PT25M">25 phút</time></p><ul><li class="p-ingredient">300 g đu đủ xanh</li><li class="p-ingredient">50 g thịt bò khô</li></ul><div class="e-instructions"><ol><li>Bào sợi đu đủ.</li><li>Trộn nước mắm chanh.</li></ol></div></div>',
    title: 'Nộm đu đủ',
    servings: 4,
    stepCount: 2,
    rows: ['300 g đu đủ xanh', '50 g thịt bò khô'],
  },
  {
    page: '<div class="wprm-recipe-container"><h2 class="wprm-recipe-name">Cơm gà Hội An</h2><div><span>Servings: </span><span class="wprm-recipe-servings">4</span> <span class="wprm-recipe-servings-unit">người</span></div><ul class="wprm-recipe-ingredients"><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox" aria-label="&nbsp;&nbsp;400 g gạo tẻ"><label>▢</label></span><span class="wprm-recipe-ingredient-amount">400</span>&#32;<span class="wprm-recipe-ingredient-unit">g</span>&#32;<span class="wprm-recipe-ingredient-name">gạo tẻ</span>&#32;<span class="wprm-recipe-ingredient-notes">(14 oz)</span></li><li class="wprm-recipe-ingredient"><span class="wprm-checkbox-container"><input type="checkbox"><label>▢</label></span><span class="wprm-recipe-ingredient-amount">1</span>&#32;<span class="wprm-recipe-ingredient-unit">kg</span>&#32;<span class="wprm-recipe-ingredient-name">thịt gà</span>&#32;<span class="wprm-recipe-ingredient-notes">(2,2 lb)</span></li></ul><ul class="wprm-recipe-instructions"><li><div class="wprm-recipe-instruction-text">Luộc gà.</div></li><li><div class="wprm-recipe-instruction-text">Nấu cơm bằng nước luộc gà.</div></li></ul></div>',
    title: 'Cơm gà Hội An',
    servings: 4,
    ingredientCount: 2,
    stepCount: 2,
    rows: ['400 g gạo tẻ', '1000 g thịt gà'],
  },
  {
    page: '<h1>Yến mạch trộn sữa chua</h1><p>Khẩu phần: 1 người</p><h2>Nguyên liệu</h2><ul><li>40 g yến mạch</li><li>100 g sữa chua</li></ul><h2>Thành phần dinh dưỡng</h2><ul><li>Năng lượng: 250 kcal</li><li>Chất đạm: 12 g</li><li>Chất béo: 6 g</li></ul><h2>Cách làm</h2><ol><li>Trộn đều, để lạnh qua đêm.</li></ol>',
    servings: 1,
    ingredientCount: 2,
    stepCount: 1,
    never: ['250 kcal', 'Chất đạm', 'Chất béo'],
  },
  {
    page: '<h1>Hai món cơm nhà</h1><div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Cá kho tộ</h2><span itemprop="recipeYield">4</span><ul><li itemprop="recipeIngredient">500 g cá trê</li></ul><p itemprop="recipeInstructions">Kho cá.</p></div><div itemscope itemtype="https://schema.org/Recipe"><h2 itemprop="name">Canh rau ngót</h2><span itemprop="recipeYield">2</span><ul><li itemprop="recipeIngredient">200 g rau ngót</li></ul><p itemprop="recipeInstructions">Nấu canh.</p></div>',
    unread: '…',
    title: 'Cá kho tộ',
    servings: 4,
    ingredientCount: 1,
  },
  {
    page: '<h1>Nem rán</h1><label>Khẩu phần</label><select><option value="2">2</option><option value="4" selected>4</option><option value="8">8</option></select><style>.a{margin:2 quả}</style><!-- <li>9 quả ớt</li> --><template><li>100 g bột mì</li></template><h2>Nguyên liệu</h2><ul><li>300 g thịt lợn xay</li><li style="display:none">999 g mẫu ẩn</li><li>20 cái bánh đa nem</li></ul><noscript>Hãy bật JavaScript</noscript><h2>Cách làm</h2><ol><li>Cho 2 thìa canh nước mắm vào nhân.</li><li>Cuốn và rán.</li></ol><script>var qty="5 quả trứng";</script>',
    stepCount: 2,
    servings: 4,
    ingredientCount: 2,
    never: ['9 quả ớt', 'bột mì', '999 g', '5 quả trứng', 'margin', 'JavaScript'],
    rows: ['300 g thịt lợn xay', '20 cái bánh đa nem'],
  },
];
