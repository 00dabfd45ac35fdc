/**
 * What people type into a search for food, and what the first answer may be: written from menus of eateries, shopping
 * lists and food diaries, not from the catalogue. Four in a row, each `typed → right first hits`; a hit is right if its name
 * has one of the words after the arrow, accents and case as written. Without accents, misspelt spaces and brand words too.
 */
export const TYPED: readonly string[] = `
mì tôm → Mì ăn liền | Mì tôm | Mì gói ; mì gói → Mì ăn liền | Mì gói ; mì ăn liền → Mì ăn liền ; mi tom → Mì ăn liền | Mì tôm | Mì gói
hảo hảo → Mì ăn liền ; omachi → Mì ăn liền ; bánh mì thịt → Bánh mì thịt ; banh mi thit → Bánh mì thịt
bánh mì → Bánh mì ; bánh mỳ trứng → Bánh mì ốp la | Bánh mì trứng ; bánh mì pate → Bánh mì que | Bánh mì ; bánh mì sandwich → sandwich | Sandwich
bánh mì đen → Bánh mì nguyên cám | Bánh mì đen ; cà phê sữa đá → Cà phê sữa đá ; ca phe sua da → Cà phê sữa đá ; cà phê → Cà phê
cà phê đen → Cà phê đen ; cafe sữa → Cà phê sữa ; bạc xỉu → Bạc xỉu ; nescafe → Cà phê hòa tan
bia → Bia ; heineken → Bia ; bia sài gòn → Bia ; rượu → Rượu
rượu vang → Rượu vang ; bánh chưng → Bánh chưng ; bánh tét → Bánh tét ; cháo lòng → Cháo lòng
nem rán → Nem rán ; chả giò → Chả giò ; cá basa → Cá ba sa ; cá ba sa → Cá ba sa
bột nêm → Bột nêm ; hạt nêm → Bột nêm | Hạt nêm ; knorr → Hạt nêm | Bột nêm ; mì chính → Bột ngọt
bột ngọt → Bột ngọt ; ajinomoto → Bột ngọt ; ensure → Sữa dinh dưỡng ; glucerna → đái tháo đường
pediasure → Sữa dinh dưỡng trẻ em ; bánh cuốn → Bánh cuốn ; trứng → Trứng gà ; trung ga → Trứng gà
trứng luộc → Trứng gà luộc ; trứng ốp la → Trứng ốp la ; trứng chiên → Trứng ; trứng vịt lộn → Trứng vịt lộn
hột vịt lộn → Hột vịt lộn | Trứng vịt lộn ; tôm → Tôm biển ; tom → Tôm biển ; trà đá → Trà
trà đào → Trà đào ; trà chanh → Trà chanh ; trà sữa → Trà sữa ; tra sua tran chau → Trà sữa trân châu
heo → Thịt heo ; thịt heo → Thịt heo ; thịt lợn → Thịt heo ; thit lon → Thịt heo
lợn → Thịt heo ; phở → Phở gà | Phở bò ; pho → Phở gà | Phở bò ; phở bò → Phở bò
phở gà → Phở gà ; pho bo tai → Phở bò tái ; phở cuốn → Phở cuốn ; phở xào → Phở xào
bún → Bún ; bún bò → Bún bò ; bún bò huế → Bún bò Huế ; bún chả → Bún chả
bun cha ha noi → Bún chả ; bún riêu → Bún riêu ; bún đậu → Bún đậu ; bún đậu mắm tôm → Bún đậu mắm tôm
bún thịt nướng → Bún thịt nướng ; bún mắm → Bún mắm ; bún ốc → Bún ốc ; bún thang → Bún thang
bún cá → Bún cá ; hủ tiếu → Hủ tiếu ; hu tieu nam vang → Hủ tiếu Nam Vang ; hủ tiếu khô → Hủ tiếu khô
mì quảng → Mì Quảng ; cao lầu → Cao lầu ; bánh canh → Bánh canh ; bánh canh cua → Bánh canh cua
mì hoành thánh → Mì hoành thánh ; hoành thánh → hoành thánh | Hoành thánh ; mì xào → Mì xào ; mì xào bò → Mì xào bò
miến gà → Miến gà ; miến lươn → Miến lươn ; miến → Miến ; cơm → Cơm
cơm trắng → Cơm trắng ; com → Cơm ; 1 chén cơm → Cơm ; cơm tấm → Cơm tấm
cơm sườn → Cơm tấm sườn ; cơm gà → Cơm gà ; cơm gà xối mỡ → Cơm gà xối mỡ ; cơm chiên → Cơm chiên
cơm rang → Cơm chiên | Cơm rang ; cơm gạo lứt → Cơm gạo lứt ; gạo lứt → ạo lứt ; gạo → Gạo
xôi → Xôi ; xôi gà → Xôi gà ; xôi xéo → Xôi xéo ; xôi gấc → Xôi gấc
xôi mặn → Xôi mặn ; xôi lạc → Xôi lạc ; cháo → Cháo ; cháo gà → Cháo gà
cháo vịt → Cháo vịt ; cháo sườn → Cháo sườn ; cháo thịt bằm → Cháo thịt bằm ; cháo trắng → Cháo trắng
cháo yến mạch → Cháo yến mạch ; súp cua → Súp cua ; súp bí đỏ → Súp bí đỏ ; bánh xèo → Bánh xèo
bánh khọt → Bánh khọt ; bánh bèo → Bánh bèo ; bánh bột lọc → Bánh bột lọc ; bánh bao → Bánh bao
bánh giò → Bánh giò ; bánh ướt → Bánh ướt ; bánh tráng trộn → Bánh tráng trộn ; bánh tráng nướng → Bánh tráng nướng
bánh rán → Bánh rán ; bánh flan → Bánh flan ; bánh trung thu → Bánh trung thu ; bánh bông lan → Bánh bông lan
bánh quy → Bánh quy ; bánh chocopie → Bánh phủ sô cô la ; oreo → Bánh quy kẹp kem ; gỏi cuốn → Gỏi cuốn
nem cuốn → Gỏi cuốn ; bò bía → Bò bía ; gỏi đu đủ → Gỏi đu đủ ; gỏi gà → Gỏi gà
salad → Salad ; salad ức gà → Salad ức gà ; thịt kho tàu → Thịt kho tàu ; thịt kho trứng → Thịt kho
thịt kho → Thịt kho ; thịt luộc → Thịt luộc ; thịt quay → Thịt heo quay ; heo quay → heo quay
thịt nướng → nướng ; sườn nướng → Sườn nướng ; sườn xào chua ngọt → Sườn xào chua ngọt ; sườn non → Sườn
thịt ba chỉ → Thịt heo ba chỉ ; ba rọi → Thịt heo ba chỉ ; thịt băm → Thịt heo xay ; thịt heo băm → Thịt heo xay
thịt xay → Thịt heo xay ; thịt nạc → Thịt heo nạc | Thịt nạc ; giò lụa → Chả lụa ; chả lụa → Chả lụa
giò heo → Chân giò heo ; xúc xích → Xúc xích ; lạp xưởng → Lạp xưởng ; pate → Pa tê
thịt hộp → hộp ; chà bông → Chà bông ; thịt bò → Thịt bò ; thit bo → Thịt bò
bò xào → Bò xào ; bò kho → Bò kho ; bò bít tết → Bò bít tết ; bò né → Bò bít tết
bò lúc lắc → Bò lúc lắc ; bắp bò → Bắp bò ; gà → Thịt gà ; thịt gà → Thịt gà
ức gà → Ức gà ; uc ga → Ức gà ; đùi gà → Đùi gà ; cánh gà → Cánh gà
gà luộc → Gà luộc ; gà rán → Gà rán ; gà kho gừng → Gà kho gừng ; gà nướng → Gà nướng
gà rang → Gà rang ; kfc → Gà rán ; vịt quay → Vịt quay ; thịt vịt → Thịt vịt
cá → Cá ; cá kho → Cá kho ; cá kho tộ → Cá kho tộ ; cá chiên → Cá chiên
cá hồi → Cá hồi ; cá thu → Cá thu ; cá lóc → Cá lóc ; cá rô phi → Cá rô phi
cá ngừ hộp → Cá ngừ ; cá hộp → hộp ; cá hấp → Cá hấp ; mực → Mực
mực xào → Mực xào ; cua → Cua ; ghẹ → Ghẹ ; ngao → Nghêu
nghêu hấp sả → Nghêu hấp sả ; ốc → Ốc ; hàu → Hàu ; lươn → Lươn
ếch → ếch | Ếch ; tôm rim → Tôm rim | Tôm rang ; đậu hũ → Đậu hũ ; đậu phụ → Đậu hũ
đậu phụ sốt cà chua → Đậu hũ sốt cà chua ; đậu rán → Đậu ; canh chua → Canh chua ; canh chua cá → Canh chua cá
canh cua → Canh cua ; canh khổ qua → Canh khổ qua ; canh bí đỏ → Canh bí đỏ ; canh rau ngót → Canh rau ngót
canh cải → Canh cải ; canh bí → Canh bí ; canh mồng tơi → mồng tơi ; canh xương → Canh
rau muống luộc → Rau muống luộc ; rau muống xào tỏi → Rau muống xào tỏi ; rau luộc → luộc ; rau sống → Rau sống
rau muống → Rau muống ; rau cải → ải ; cải thìa → Cải thìa ; bắp cải luộc → luộc
bông cải xanh → Bông cải xanh ; súp lơ → Bông cải ; cà chua → Cà chua ; dưa leo → Dưa leo
dưa chuột → Dưa leo ; cà rốt → Cà rốt ; khoai lang → Khoai lang ; khoai lang luộc → Khoai lang luộc
khoai tây → Khoai tây ; khoai tây chiên → Khoai tây chiên ; bắp luộc → Bắp luộc | Ngô nếp luộc ; ngô → Ngô | Bắp
sắn luộc → Khoai mì ; dưa chua → Dưa ; dưa muối → Dưa ; cà pháo → Cà pháo
kim chi → Kim chi ; nấm → Nấm ; nấm rơm → Nấm rơm ; mộc nhĩ → Nấm mèo
hành lá → Hành lá ; tỏi → Tỏi ; gừng → Gừng ; ớt → Ớt
nước mắm → Nước mắm ; nuoc mam → Nước mắm ; chinsu → Nước tương | Nước mắm | Tương ; nước tương → Nước tương
xì dầu → Nước tương | Xì dầu ; maggi → Nước tương | Hạt nêm | Xì dầu ; tương ớt → Tương ớt ; tương cà → Tương cà
mắm tôm → Mắm tôm ; dầu hào → Dầu hào ; dầu ăn → Dầu ăn ; mayonnaise → ayonnaise
muối → Muối ; đường → Đường ; giấm → Giấm ; sữa tươi → Sữa
sữa tươi không đường → không đường ; vinamilk → Sữa ; th true milk → Sữa ; sữa chua → Sữa chua
sua chua khong duong → Sữa chua không đường ; yaourt → Sữa chua ; yakult → Sữa chua uống ; sữa đậu nành → ữa đậu nành
fami → Sữa đậu nành ; sữa đặc → Sữa đặc ; ông thọ → Sữa đặc ; milo → lúa mạch
phô mai → Phô mai ; con bò cười → Phô mai ; bơ → Bơ ; quả bơ → Bơ
whey → whey ; anlene → người cao tuổi ; similac → Sữa công thức ; coca → cola
pepsi → cola ; 7up → Nước ngọt ; red bull → tăng lực ; bò húc → tăng lực
revive → thể thao ; nước cam → Nước cam ; nước mía → Nước mía ; nước dừa → Nước dừa
nước chanh → Nước chanh ; sinh tố bơ → Sinh tố bơ ; nước ép → Nước ép ; rau má → Rau má
chuối → Chuối | Chuối già ; chuoi tieu → Chuối già ; táo → Táo ; cam → Cam
xoài → Xoài ; ổi → Ổi ; dưa hấu → Dưa hấu ; thanh long → Thanh long
bưởi → Bưởi ; thơm → Thơm ; dứa → Thơm | Dứa ; đu đủ → Đu đủ
nho → Nho ; mít → Mít ; sầu riêng → Sầu riêng ; vải → Vải
trái cây → rái cây ; hạt điều → Hạt điều ; hạnh nhân → Hạnh nhân ; óc chó → óc chó
đậu phộng → Đậu phộng ; lạc rang → Lạc rang ; đậu xanh → Đậu xanh ; yến mạch → Yến mạch
chè đậu xanh → Chè đậu xanh ; chè thái → Chè thái ; chè đậu đen → Chè đậu đen ; chè → Chè
kem → Kem ; kẹo → Kẹo ; sô cô la → ô cô la ; socola → ô cô la
snack → nack ; pizza → Pizza ; hamburger → Hamburger ; mì ý → Mì Ý
lẩu thái → Lẩu thái ; lẩu → Lẩu ; mì gói trứng → Mì tôm trứng ; cơm chay → Cơm chay
phở chay → Phở chay ; hải sản → hải sản ; gia vị → gia vị | Gia vị ; xương heo → heo
nước cốt dừa → Nước cốt dừa ; phở tái lăn nhiều hành → Phở ; cơm văn phòng thịt kho → thịt kho | Thịt kho | Cơm văn phòng ; gà nướng muối ớt xiên que → gướng | Gà nướng
canh rau tập tàng → Canh
`
  .trim()
  .split(/\n| ; /);
