/**
 * Format: `line → amount unit | food`; amount in g, ml or a counted measure, `-` where none is given; alternatives of the
 * food between slashes.
 */
export const RECIPE_LINES: readonly string[] = `
200g ba chỉ → 200 g | Thịt heo ba chỉ
500 gr thịt ba rọi → 500 g | Thịt heo ba chỉ
Thịt ba chỉ: 400g → 400 g | Thịt heo ba chỉ
1/2 củ hành tây → 0.5 cu | Hành tây
2 thìa canh nước mắm → 2 muong canh | Nước mắm
2 muỗng canh nước mắm ngon → 2 muong canh | Nước mắm
1 kg 2 lạng sườn non → 1200 g | Sườn heo
1kg2 thịt bò → 1200 g | Thịt bò nạc
tiêu vừa đủ → - | Hạt tiêu
3-4 tép tỏi băm → 3.5 tep | Tỏi
6 quả trứng vịt → 6 qua | Trứng vịt
6 trứng vịt → 6 | Trứng vịt
Trứng gà 3 quả → 3 qua | Trứng gà
3 quả trứng → 3 qua | Trứng gà
1 trái dừa xiêm → 1 trai | Nước dừa
500ml nước dừa tươi → 500 ml | Nước dừa
1 muỗng cà phê đường → 1 muong ca phe | Đường cát
1 thìa cà phê hạt nêm → 1 muong ca phe | Bột nêm/Hạt nêm
½ thìa cà phê muối → 0.5 muong ca phe | Muối
2 củ hành tím → 2 cu | Hành củ tươi
hành lá thái nhỏ → - | Hành lá
3 nhánh hành lá → 3 nhanh | Hành lá
vài nhánh ngò rí → 3 nhanh | Rau mùi
1 nhánh gừng nhỏ → 1 nhanh | Gừng
1 củ gừng đập dập → 1 cu | Gừng
2 cây sả băm → 2 cay | Sả
3 trái ớt hiểm → 3 trai | Ớt hiểm
1 quả ớt tươi thái lát → 1 qua | Ớt hiểm/Ớt
nửa ký cá lóc → 500 g | Cá lóc
1 con cá lóc khoảng 800g → 800 g | Cá lóc
300g phi lê cá hồi → 300 g | Cá hồi
2 quả cà chua bổ múi cau → 2 qua | Cà chua
3 trái cà chua chín → 3 trai | Cà chua
100 gram đậu bắp → 100 g | Đậu bắp
200g giá → 200 g | Giá đỗ
1/4 quả dứa → 0.25 qua | Thơm/Dứa
50g me chua → 50 g | Me chua
1 củ cà rốt cắt hạt lựu → 1 cu | Cà rốt
2 củ khoai tây (khoảng 300g) → 300 g | Khoai tây
1 bó rau muống → 1 bo | Rau muống
300 g rau ngót → 300 g | Rau ngót
1 quả bí đao nhỏ → 1 qua | Bí đao
400g bí đỏ gọt vỏ → 400 g | Bí đỏ
2 bìa đậu phụ → 2 bia | Đậu hũ
3 miếng đậu hũ non → 3 mieng | Đậu hũ non
100g nấm hương → 100 g | Nấm hương
50 g nấm rơm → 50 g | Nấm rơm
10g mộc nhĩ → 10 g | Nấm mèo khô/Mộc nhĩ
300g tôm sú (bóc vỏ, bỏ chỉ đen) → 300 g | Tôm biển
200 g tôm tươi → 200 g | Tôm biển
1 lạng tôm khô → 100 g | Tôm khô
150g thịt nạc xay → 150 g | Thịt heo
200g thịt heo xay → 200 g | Thịt heo xay
300g thịt băm → 300 g | Thịt heo xay
500g thịt bò thăn → 500 g | Thăn bò
400 gr bắp bò → 400 g | Bắp bò
1 cái đùi gà → 1 cai | Đùi gà
4 cái cánh gà → 4 cai | Cánh gà
2 cái ức gà → 2 cai | Ức gà
1 con gà ta khoảng 1,5kg → 1500 g | Thịt gà ta
1 cái chân giò heo → 1 cai | Chân giò heo
500g xương ống → 500 g | Sườn heo/Xương
300g bún tươi → 300 g | Bún tươi
500 g bánh phở → 500 g | Bánh phở
2 chén gạo → 2 chen | Gạo tẻ
1 bát gạo nếp → 1 bat | Gạo nếp
100g miến → 100 g | Miến dong
1 lít nước → 1000 ml | Nước khoáng
1,5 lít nước lọc → 1500 ml | Nước khoáng
2 thìa canh dầu ăn → 2 muong canh | Dầu ăn
dầu ăn → - | Dầu ăn
1 thìa súp dầu hào → 1 muong canh | Dầu hào
2 tbsp nước tương → 2 muong canh | Nước tương
1 muỗng canh xì dầu → 1 muong canh | Nước tương
1/2 muỗng cà phê tiêu xay → 0.5 muong ca phe | Hạt tiêu
1 thìa cà phê bột ngọt → 1 muong ca phe | Bột ngọt
1 muỗng canh bột năng → 1 muong canh | Bột năng
200g bột mì → 200 g | Bột mì
1 thìa cà phê bột nghệ → 1 muong ca phe | Bột nghệ
1 thìa canh mật ong → 1 muong canh | Mật ong
2 thìa canh giấm → 2 muong canh | Giấm
1 thìa canh mắm tôm → 1 muong canh | Mắm tôm
100ml nước cốt dừa → 100 ml | Nước cốt dừa
200ml sữa tươi không đường → 200 ml | Sữa tươi
1 hộp sữa đặc → 1 hop | Sữa đặc
50g bơ lạt → 50 g | Bơ
30g đường trắng → 30 g | Đường cát
1 quả chanh → 1 qua | Chanh
2 muỗng canh nước cốt chanh → 2 muong canh | Chanh
1 quả dưa leo → 1 qua | Dưa leo
1/2 bắp cải → 0.5 | Bắp cải
1 củ su hào → 1 cu | Su hào
1 củ cải trắng → 1 | Củ cải trắng
200g măng tươi → 200 g | Măng tươi
2 bắp ngô → 2 bap | Ngô
1 cái súp lơ xanh → 1 cai | Bông cải xanh
100g đậu xanh cà vỏ → 100 g | Đậu xanh
50 g lạc rang giã nhỏ → 50 g | Lạc rang/Đậu phộng
1 thìa canh vừng rang → 1 muong canh | Mè
rau thơm các loại → - | Rau thơm
1 nắm húng quế → 1 nam | Rau húng
5 lá lốt → 5 la | Lá lốt
1 ít thì là → - | Thì là
1 mớ rau răm → 1 mo | Rau răm
200g cải thìa → 200 g | Cải thìa
1 trái khổ qua → 1 trai | Khổ qua
2 trái mướp → 2 trai | Mướp
300g mực ống → 300 g | Mực
500g nghêu → 500 g | Nghêu
200 gr cua đồng xay → 200 g | Cua đồng
3 quả chuối xanh → 3 qua | Chuối
1 chục trứng gà → 10 | Trứng gà
2 quả rưỡi cà chua → 2.5 qua | Cà chua
1 lít rưỡi nước → 1500 ml | Nước khoáng
- 2 tép tỏi, đập dập → 2 tep | Tỏi
• 100g chả lụa → 100 g | Chả lụa
1. 200g lạp xưởng → 200 g | Lạp xưởng
khoảng 200 g đậu que → 200 g | Đậu que
2 1/2 chén bột gạo → 2.5 chen | Bột gạo
1 muỗng canh đầy dầu mè → 1 muong canh | Dầu mè
Sườn non: 1/2kg → 500 g | Sườn heo
Tôm thẻ - 300gr → 300 g | Tôm biển
3M nước mắm → 3 muong canh | Nước mắm
1mcf đường → 1 muong ca phe | Đường cát
2 muỗng canh + 1 muỗng cà phê đường → 2.333 muong canh | Đường cát
2 thìa canh và 1 thìa cà phê nước mắm → 2.333 muong canh | Nước mắm
Cá basa phi lê 2 miếng → 2 mieng | Cá ba sa
1 con cá diêu hồng (~ 700g) → 700 g | Cá rô phi
10 trái trứng cút → 10 trai | Trứng cút
2kg rưỡi gà ta → 2500 g | Thịt gà ta
1 lon nước cốt dừa 400ml → 400 ml | Nước cốt dừa
1 hộp sữa tươi 180ml → 180 ml | Sữa tươi
Bún khô 1 gói 400g → 400 g | Bún khô
20g bơ nhạt → 20 g | Bơ động vật
2 lòng trắng trứng → 2 | Lòng trắng trứng
1/2 con vịt (khoảng 1,2 kg) → 1200 g | Thịt vịt
200g ngao (nghêu) đã luộc → 200 g | Nghêu
4 lá chanh → 4 | Lá
3 lá dứa → 3 la | Lá
5 lá mơ → 5 la | Lá mơ
300g gà ta chặt miếng → 300 g | Thịt gà ta
Ớt sừng đỏ: 02 trái → 2 trai | Ớt
2 bát cơm trắng → 2 bat | Cơm trắng
Cơm nguội 2 chén → 2 chen | Cơm trắng
1 bát cơm gạo lứt → 1 bat | Cơm gạo lứt
1 thìa cà phê (5g) muối → 5 g | Muối
Thịt bò phi lê .............. 200g → 200 g | Thịt bò
1 muỗng cà phê dầu điều → 1 muong ca phe | Dầu ăn
2 trái ớt chuông đỏ, vàng → 2 trai | Ớt chuông
Khoai môn 300 gam → 300 g | Khoai môn
mắm, đường vừa đủ → - | Nước mắm
thịt bò thăn 200 gr/miếng x 2 → 400 g | Thăn bò
2 gói mì trứng x 85g → 170 g | Mì
2 x 200g đậu hũ → 400 g | Đậu hũ
Sữa tươi 180ml × 2 → 360 ml | Sữa tươi
300g sườn sụn → 300 g | Sườn heo
1 lít nước dùng gà → 1000 ml | Nước dùng gà
5g men nở → 5 g | Men nở
10g bột rau câu → 10 g | Bột rau câu
3 lòng đỏ → 3 | Lòng đỏ trứng gà
1 nhánh gừng nhỏ → 1 nhanh | Gừng
1 vỉ đậu hũ non → 1 vi | Đậu hũ non
2 bìa đậu phụ → 2 bia | Đậu hũ
1 con mực ống (khoảng 300g) → 300 g | Mực
50g mộc nhĩ khô → 50 g | Nấm mèo khô
1 miếng huyết heo → 1 mieng | Huyết
1 thìa dấm gạo → 1 muong canh | Giấm
2 tbsp dầu hào → 2 muong canh | Dầu hào
Whipping cream 200ml → 200 ml | Kem sữa tươi
`
  .split('\n')
  .filter(Boolean);
