/**
 * A second list, written without a look at the catalogue, as clients speak in food diaries and dietitians type in a
 * hurry: `typed → right first hits`, as in `typed.ts`. At its first reading 144 of 155 were right (92.9 %). What was
 * mended is general: the plain thing before its forms, what a name says it is without, likeness by what else a name has.
 */
export const TYPED_AGAIN: readonly string[] = `
bún bò giò heo → Bún bò ; bún mọc → Bún mọc | Bún ; bánh đa cua → Bánh đa cua ; bánh đa → Bánh đa | Bánh tráng ; phở gà trộn → Phở
phở bò chín → Phở bò ; cơm hến → Cơm hến ; cơm cháy → Cơm cháy ; cơm nắm muối vừng → Cơm nắm ; cơm bò lúc lắc → lúc lắc
bò lúc lắc → Bò lúc lắc ; bò kho → Bò kho ; bò bít tết → Bò bít tết | bít tết ; bò né → Bò bít tết | Bò né ; lẩu thái → Lẩu
lẩu gà lá é → Lẩu gà | gà lá giang ; lẩu mắm → Lẩu mắm ; canh chua cá lóc → Canh chua ; canh cua rau đay → Canh cua ; canh bí đỏ → bí đỏ | Canh bí đỏ
canh khổ qua nhồi thịt → khổ qua ; canh rau ngót thịt bằm → rau ngót ; canh mồng tơi → mồng tơi ; canh măng → măng ; canh sườn non → sườn
cá kho → Cá ; cá kho tộ → Cá kho tộ | kho tộ ; cá lóc kho → Cá lóc kho | Cá lóc | Cá kho tộ ; cá nục kho → Cá nục | Cá nục kho ; cá chiên → Cá
cá hấp → hấp ; cá hồi áp chảo → Cá hồi ; thịt kho tàu → Thịt kho ; thịt kho trứng → Thịt kho ; thịt luộc → Thịt ba chỉ luộc | Thịt heo luộc | luộc
sườn xào chua ngọt → Sườn ; sườn nướng → Sườn ; ba rọi → ba chỉ ; nạc vai → nạc vai ; giò lụa → Chả lụa | Giò lụa
chả lụa → Chả lụa ; nem chua → Nem chua ; pate → Pa tê | Pate ; xúc xích → Xúc xích ; lạp xưởng → Lạp xưởng
gà luộc → Gà ; gà rang gừng → Gà ; gà kho sả → Gà kho ; ức gà → Ức gà ; uc ga → Ức gà
đùi gà → Đùi gà ; cánh gà chiên nước mắm → Gà chiên nước mắm ; chân gà → Chân gà ; trứng cuộn → Trứng gà | Trứng cuộn ; trứng chần → Trứng gà
trứng hấp → Trứng ; đậu hũ sốt cà → Đậu hũ | Đậu phụ ; đậu phụ → Đậu hũ | Đậu phụ ; dau hu → Đậu hũ ; đậu rán → Đậu hũ | Đậu phụ
tàu hủ → Tàu hũ | Đậu hũ ; rau muống xào tỏi → Rau muống xào ; rau luộc → luộc ; rau muống luộc → Rau muống luộc ; bắp cải luộc → Bắp cải | cải luộc
su su xào → Su su ; đậu cove xào → Đậu | đậu ; mướp đắng → Khổ qua | Mướp đắng ; cà rốt → Cà rốt ; khoai lang luộc → Khoai lang
khoai lang → Khoai lang ; khoai tây → Khoai tây ; bắp luộc → Bắp luộc | Ngô ; ngô luộc → Ngô | Bắp ; sắn → Khoai mì | Sắn
dưa chuột → Dưa leo ; cà chua → Cà chua ; nộm đu đủ → đu đủ ; gỏi cuốn → Gỏi cuốn ; gỏi gà → Gỏi gà
salad ức gà → Salad | Ức gà ; xà lách trộn → Xà lách | Salad ; kim chi → Kim chi ; dưa muối → Dưa ; cà pháo muối → Cà
chuối → Chuối | Chuối già ; chuoi → Chuối ; táo → Táo ; cam → Cam ; bưởi → Bưởi
nho → Nho ; xoài → Xoài chín ; ổi → Ổi ; thanh long → Thanh long ; mít → Mít
sầu riêng → Sầu riêng ; vải thiều → Vải ; nhãn → Nhãn ; dứa → Thơm | Dứa ; bơ → Bơ
sinh tố bơ → Sinh tố bơ ; nước cam → Nước cam ; nước mía → Nước mía ; nước dừa → Nước dừa ; nước ngọt → Nước ngọt
coca → Nước ngọt cola ; pepsi → Nước ngọt cola ; sting → Nước tăng lực ; red bull → Nước tăng lực ; trà đường → có đường | đường đen
cà phê muối → Cà phê ; sữa tươi → Sữa bò tươi | tiệt trùng ; sữa tươi không đường → Sữa ; vinamilk → Sữa ; th true milk → Sữa
sữa chua → Sữa chua không đường | Sữa chua nguyên kem | Sữa chua hũ có đường ; sua chua khong duong → Sữa chua ; yakult → Sữa chua ; probi → Sữa chua ; sữa đậu nành → Sữa đậu nành
sữa hạt → Sữa hạt | Sữa ; sữa bột → Sữa bột ; milo → Milo | lúa mạch | ca cao ; phô mai con bò cười → Phô mai ; bơ lạt → Bơ
yến mạch → Yến mạch ; ngũ cốc → Ngũ cốc ; hạt điều → Hạt điều ; hạt óc chó → Hạt óc chó ; macca → mắc ca
đậu phộng rang → Lạc rang | Đậu phộng ; lạc luộc → Đậu phộng | Lạc luộc ; hạt hướng dương → Hạt hướng dương ; bánh quy → Bánh quy ; bánh oreo → Bánh quy
chocopie → Bánh ; bánh gạo → Bánh gạo ; snack khoai tây → Khoai tây ; kẹo dừa → Kẹo dừa ; kem → Kem
chè đậu đen → Chè đậu đen ; chè bưởi → Chè bưởi ; chè thái → Chè ; rau câu → Rau câu ; tào phớ → Tàu hũ | Tào phớ
nước mắm → Nước mắm ; muối → Muối ; đường → Đường ; dầu ăn → Dầu ăn ; dầu oliu → Dầu ô liu
tương ớt → Tương ớt ; xì dầu → Nước tương | Xì dầu ; mayonnaise → mayonnaise ; mật ong → Mật ong ; mắm tôm → Mắm tôm
`
  .trim()
  .split(/\n| ; /);
