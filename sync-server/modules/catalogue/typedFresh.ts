/**
 * Three lists of a hundred, written one after the other without a look at the catalogue, each read once before anything was
 * mended for it: 76, 78 and 90 of 100 were right at first.
 */
export const TYPED_FRESH: readonly string[] = `
bún cá cay → Bún cá Hà Nội ; bún giả cầy → Bún giả cầy ; bún măng vịt → Bún ngan ; bún xào chay → chay ; miến xào lòng gà → Miến xào lòng gà
mì xào hải sản → Mì xào hải sản ; mì trộn indomie → Mì ăn liền có gói gia vị | Mì trộn ; phở chay → Phở chay ; cháo hành → Cháo hành trứng ; cháo bột → Cháo gà
cháo đậu đỏ cà muối → Cháo đậu đỏ ; bánh mì chả cá → Bánh mì chả cá ; bánh mì xíu mại → Bánh mì xíu mại ; banh mi op la → Bánh mì ốp la
bánh mì bơ tỏi → Bánh mì bơ tỏi ; bánh mì hoa cúc → Bánh mì ngọt đóng gói ; bánh bao chay → Bánh bao chay ; bánh bao kim sa → Bánh bao kim sa
bánh tiêu → Bánh tiêu ; quẩy → Quẩy ; cơm niêu → Cơm trắng (đã nấu) ; cơm rang dưa bò → Cơm rang dưa bò ; cơm lam → Cơm lam
cơm nắm → Cơm nắm muối vừng ; xôi mặn → Xôi mặn ; xôi vò → Xôi chay đậu xanh ; xôi đậu đen → Xôi đậu đen ; bánh dày giò → Bánh dày giò
bánh tro → Bánh tro ; bánh gai → Bánh gai ; ba chỉ rang → Thịt ba chỉ rang tôm ; sườn xào chua ngọt → Sườn xào chua ngọt ; suon nuong → Sườn nướng
thịt chưng mắm tép → Thịt chưng mắm tép ; chả lá lốt → Chả lá lốt ; gà kho gừng → Gà kho gừng ; gà hấp hành → Gà hấp hành
gà chiên nước mắm → Gà chiên nước mắm ; cánh gà nướng → Cánh gà nướng ; vịt quay → Vịt quay ; bò xào cần tỏi → Bò xào cần tây
bò hầm tiêu xanh → Bò hầm tiêu xanh ; tim xào giá → Tim xào giá ; gan xào → Gan xào ; cật heo xào → Cật heo xào ; ba ba om chuối → Ba ba
thỏ nướng → nướng ; cá diêu hồng hấp → Cá diêu hồng hấp ; cá hồi áp chảo → Cá hồi nướng ; cá bống kho tiêu → Cá bống kho tiêu ; mực hấp gừng → Mực hấp gừng
mực nhồi thịt → Mực nhồi thịt ; tôm hấp bia → Tôm hấp bia | Tôm luộc ; ghẹ luộc → Cua hấp ; sò huyết → Sò ; hàu nướng phô mai → Hàu nướng phô mai
nghêu hấp sả → Nghêu hấp sả ; ngao hấp → Nghêu hấp sả ; canh ngao chua → ngao ; canh rau dền → Canh rau dền ; canh bí xanh → Canh bí đao tôm | Canh bí đao
canh cải cúc → Canh tần ô thịt viên ; canh mướp mồng tơi → Canh rau đay mồng tơi không cua | mướp ; canh khoai mỡ → Canh khoai mỡ
canh rong biển → Canh rong biển chay ; canh sấu → Canh sấu sườn ; rau bí xào tỏi → Rau bí xào tỏi ; su su xào → Su su xào
đậu cô ve xào → Đậu que xào ; giá xào → Giá xào ; măng xào → Măng xào ; nộm sứa → Nộm sứa ; nộm hoa chuối → Nộm hoa chuối ; nộm su hào → Nộm su hào
dưa chua → Dưa cải chua ; kim chi → Kim chi ; ruốc → Chà bông heo ; thịt chà bông → Chà bông heo ; lạp xưởng → Lạp xưởng ; pa tê → Pa tê
mắm tép → Mắm tép ; nước tương → Nước tương ; xì dầu → Nước tương ; tương ớt → Tương ớt ; dầu hào → Dầu hào ; dầu ăn → Dầu ăn
đường thốt nốt → thốt nốt ; mật ong → Mật ong ; sa tế → Sa tế ; hạt tiêu → Hạt tiêu ; chè bà ba → Chè bà ba ; chè trôi nước → Chè trôi nước
sữa chua nếp cẩm → Sữa chua nếp cẩm ; kem que → Kem sô cô la ; bánh trung thu → Bánh trung thu ; mít tố nữ → Mít ; sầu riêng → Sầu riêng
mãng cầu xiêm → Mãng cầu xiêm ; trà atiso → tisô | Trà thảo mộc ; c2 → Trà xanh đóng chai có đường ; bún chả hà nội → Bún chả Hà Nội đủ chả ; bun rieu → Bún riêu cua
bún vịt → Bún ngan ; bún ốc chuối đậu → Bún ốc ; bún cua → Bún riêu cua | Bún cua biển ; phở bò → Phở bò tái ; pho ga → Phở gà ; phở cuốn chiên → Phở chiên phồng
miến gà trộn → Miến trộn ; mì quảng gà → Mì Quảng gà ; cháo vịt → Cháo vịt ; chao long → Cháo lòng ; cháo hàu → Cháo hàu ; cháo mực → Cháo mực
xôi gà → Xôi gà ; xôi ruốc → Xôi ruốc ; xôi trứng → Xôi thịt kho | Xôi trứng ; bánh mì bò né → Bánh mì bò né ; bánh mì que đà nẵng → Bánh mì que
bánh mì pate trứng → Bánh mì que | Bánh mì ốp la ; bánh cuốn nóng → Bánh cuốn nhân thịt ; bánh ướt chả lụa → Bánh ướt chả lụa ; bánh bao xá xíu → Bánh bao xá xíu
bánh bột lọc huế → Bánh bột lọc ; bánh xèo tôm nhảy → Bánh xèo miền Trung ; bánh tráng phơi sương → Bánh tráng ; bánh đúc lạc → Bánh đúc
bánh khúc → Xôi khúc ; bánh mì xíu mại đà lạt → Bánh mì xíu mại ; bánh canh ghẹ → Bánh canh cua ; cơm tấm bì → Cơm tấm sườn bì chả
cơm gà chiên mắm → Cơm gà xối mỡ ; cơm chiên tỏi → Cơm chiên tỏi ; cơm rang thập cẩm → Cơm chiên dương châu ; cơm cháy kho quẹt → Cơm cháy | Kho quẹt
cơm đùi gà → Cơm gà nướng | Cơm gà rán ; com trang → Cơm trắng (đã nấu) ; cơm với cá → Cơm cá kho ; cơm trộn bibimbap → Cơm trộn Hàn Quốc
cơm âm phủ huế → Cơm âm phủ ; canh chua cá hú → Canh chua cá basa ; canh cải thịt → Canh rau cải thịt ; canh bí đỏ → Canh bí đỏ thịt băm | Canh bí đỏ
canh rau má → Canh rau má ; canh đu đủ giò heo → Canh đu đủ xanh hầm sườn | Canh giò heo đu đủ ; canh súp lơ → Canh bông cải ; canh trứng → Canh trứng cà chua
rau muống xào thịt bò → Rau muống xào thịt bò ; cải chíp xào nấm → Cải thìa xào nấm hương ; bông cải xào tôm → Bông cải xào tôm
thịt kho dừa → Thịt kho trứng nước dừa | Thịt kho dừa ; thịt lợn xay rang → Thịt kho quẹt ; thịt bò xào hành → Bò xào hành tây ; sườn cốt lết → Thịt thăn heo
giò heo hầm → Giò heo hầm ; cá lóc hấp bầu → Cá lóc hấp bầu ; cá rô kho → Cá rô kho ; cá cơm kho tiêu → Cá cơm kho tiêu
cá hồi sốt chanh dây → Cá hồi nướng | Cá hồi sốt ; cá thu chiên → Cá thu chiên ; tôm rim → Tôm rang ; tom hap nuoc dua → Tôm luộc
mực một nắng → Mực một nắng nướng ; cua rang me → Cua rang me ; ốc len xào dừa → Ốc xào | Ốc bươu xào dừa ; nghêu xào me → Nghêu xào me ; ếch chiên bơ → Ếch chiên bơ
lẩu bò nhúng dấm → Lẩu bò ; lẩu nấm chay → Lẩu nấm ; gỏi bò bóp thấu → Gỏi bò tái chanh | Gỏi bò bóp thấu ; trứng chiên nấm → Trứng chiên nấm
trứng luộc lòng đào → Trứng luộc hai quả ; hột gà la cót → Trứng gà ; đậu hủ chiên → Đậu hũ chiên ; tofu → Đậu hũ ; chả chay → Chả giò chay
nem chay → Chả giò chay ; mì chay → Mì xào chay ; hủ tiếu bò kho → Hủ tiếu bò kho ; hủ tíu xào → Hủ tiếu xào ; chè chuối → Chè chuối
chè đậu đỏ bánh lọt → Chè đậu đỏ ; chè sâm bổ lượng → Chè sâm bổ lượng ; kem dừa → Kem dừa ; bánh bò nước cốt dừa → Bánh bò
bánh su kem → Bánh su kem ; bánh mì phô mai → Bánh mì phô mai ; bánh bông lan trứng muối → Bánh bông lan ; sữa chua mít → Sữa chua không đường | Sữa chua mít
rau má đậu xanh → Nước rau má ; trà sữa truyền thống → Trà sữa trân châu ; trà đào cam sả → Trà đào ; nước ép dưa hấu → Nước ép dưa hấu
sinh tố bơ dừa → Sinh tố bơ ; nước ngọt → Nước ngọt chanh ; bia sài gòn → Bia lon ; sữa bắp → Sữa bắp
sữa ensure → Sữa dinh dưỡng năng lượng chuẩn dạng nước ; vitamin c → itamin C ; mì omachi → Mì ăn liền có gói gia vị ; phở → Phở gà
bún bò nam bộ → Bún bò xào ; bún chả cá quy nhơn → Bún chả cá ; bún riêu ốc → Bún riêu cua ốc ; bún nem → Bún chả giò ; miến măng gà → Miến gà
mì hải sản → Mì cay hải sản | Mì hải sản ; mì xào giòn → Mì xào bò ; mì trứng → Mì tôm trứng ; phở gan cháy → gan ; cháo thịt băm → Cháo thịt bằm
cháo trứng → Cháo hành trứng ; cháo cá hồi → Cháo cá hồi ; cháo bồ câu → Bồ câu hầm ; cháo hạt sen → Cháo hạt sen ; cháo rau củ → Cháo rau củ
súp bò → Súp rau củ thịt bò | Súp thịt bò ; súp ngô → Súp cua | Súp bắp ; xôi bắp → Xôi bắp ; xôi sầu riêng → Xôi vị sầu riêng ; bánh mì chảo → Bánh mì trứng xúc xích
bánh mì trứng xúc xích → Bánh mì trứng xúc xích ; bánh mì ngọt → Bánh mì ngọt đóng gói ; bánh mì cá ngừ → Sandwich cá ngừ
bánh mì gối → Bánh mì sandwich ; bánh bao trứng muối → Bánh bao kim sa ; bánh nếp → Bánh nếp ; bánh tẻ → Bánh tẻ ; bánh chưng chay → Bánh chưng
bánh kem → Bánh kem ; cơm rang trứng → Cơm chiên trứng ; cơm cuộn → Cơm cuộn rong biển ; cơm thịt nướng → Cơm thịt nướng ; cơm tôm rim → Cơm tôm rim
cơm canh chua → Canh chua cá basa ; cơm nắm cá hồi → Cơm nắm muối vừng ; cơm đậu phụ → Đậu hũ | Cơm đậu hũ ; cơm gạo lứt ức gà → Cơm gạo lứt ức gà
com ga xoi mo → Cơm gà xối mỡ ; cơm chiên hải sản → Cơm chiên dương châu | Cơm chiên hải sản ; thịt kho đậu phụ → Thịt kho đậu phụ ; thịt heo hấp → Thịt băm hấp nhạt | Thịt heo hấp
thịt bò hấp → Thịt băm hấp nhạt | Thịt bò hấp ; thịt gà xào nấm → Gà xào nấm ; sườn chua ngọt → Sườn xào chua ngọt ; suon heo rim → Sườn xào chua ngọt
bò lúc lắc khoai tây → Bò lúc lắc ; bò hầm rau củ → Bò hầm rau củ ; gà xào xả ớt → Gà xào sả ớt ; gà tần thuốc bắc → Gà hầm thuốc bắc
cá ngừ kho → Cá ngừ kho thơm | Cá ngừ kho ; cá nục hấp → Cá hấp xì dầu | Cá nục hấp ; cá lóc chiên xù → Cá chiên | Cá lóc chiên ; ca hap gung → Cá rô phi hấp gừng hành | Cá hấp gừng
cá trê nướng → Cá nướng giấy bạc | Cá trê nướng ; tôm hấp nước dừa → Tôm luộc ; tôm rang me → Tôm rang ; mực ống nhồi → Mực nhồi thịt ; cua sốt ớt → Cua sốt ớt
ốc hấp sả → Ốc luộc sả ; canh mướp → Canh mướp tôm khô | Canh mướp ; canh mồng toi cua → Canh cua mồng tơi rau đay ; canh rau củ sườn → Canh khoai tây cà rốt sườn
canh khổ qua chay → Canh khổ qua ; canh chua tôm → Canh chua tôm ; canh cua đồng → Canh cua mồng tơi rau đay ; canh nấm → Canh nấm đậu hũ
đậu bắp luộc → Đậu bắp luộc ; rau củ luộc → Rau củ luộc thập cẩm ; salad trộn → Salad rau trộn dầu giấm ; trứng hấp → Trứng hấp thịt
trứng gà luộc → Trứng gà luộc ; trứng chiên thịt → Trứng chiên thịt ; đậu hũ sốt nấm → Đậu hũ sốt nấm ; đậu phụ nhồi thịt → Đậu hũ nhồi thịt
đậu hũ non hấp → Đậu hũ non | Đậu hũ hấp ; dưa leo → Dưa leo ; ca chua → Cà chua ; khoai tay → Khoai tây ; cà rốt → Cà rốt ; chuối → Chuối sứ | Chuối già ; dưa hấu → Dưa hấu
đu đủ → Đu đủ chín ; bưởi → Bưởi ; xoai → Xoài chín ; táo → Táo ; nho → Nho ; cam → Cam ; kiwi → Kiwi ; bơ → Bơ mặn
sữa tươi không đường → Sữa tươi tiệt trùng không đường ; sữa chua không đường → Sữa chua không đường ; nước cam → Nước cam vắt
cà phê sữa → Cà phê sữa đá ; trà xanh → Trà xanh pha ; sinh tố chuối → Sinh tố chuối ; nước ép táo → Nước ép táo ; bánh quy → Bánh quy
sô cô la → Sô cô la đen ; kẹo dừa → Kẹo dừa
`
  .split(/[;\n]/)
  .map((line) => line.trim())
  .filter(Boolean);
