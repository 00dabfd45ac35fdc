/**
 * Of four lists of 100 that a stranger wrote without having seen the catalogue: what was wrong at first, or is easily taken for
 * something harmful. What is right was written from what the stranger meant, but
 * while the search was already being mended for these lists: they keep what holds, and measure nothing.
 */
export const TYPED_STRANGERS: readonly string[] =
  `thịt bò thăn → Thăn bò ; bánh tráng cuốn → Bánh tráng ; bột ăn dặm ridielac → Bột ăn dặm ; pregestimil → thủy phân ; bông điên điển → Bông điên điển
củ hủ dừa → Củ hủ dừa ; bánh xèop → Bánh xèo ; bông cải xnah → Bông cải xanh ; huyét heo luộc → Huyết heo luộc
bắp chuối bào → Hoa chuối ; lạc luộc → Lạc luộc ; thịt vịt bỏ da → Thịt vịt bỏ da ; bap cai luoc → Bắp cải luộc ; nho đỏ không hạt → Nho
mang tuoi luoc → Măng ; Oresol 1 gói → Oresol ; NAN AL 110 → không lactose ; similac neosur → sinh non ; diabetcare → đái tháo đường
trung op la → Trứng ốp la ; óc heo hấp → Óc heo ; bầu dục lợn → Cật heo ; hong xiem → Hồng xiêm ; yến mạch 40g → Yến mạch
chao trắng → Chao ; cá cơm khô → Khô cá cơm ; ngó sen trộn tôm → Gỏi ngó sen ; tép tỏi 3 tép → Tỏi ; trái mận đỏ → Roi
dâu tay da lat → Dâu tây ; bò cụng → Nước tăng lực ; bánh tét chuối → Bánh tét chuối ; gỏi đu đủ khô bò → Gỏi khô bò ; cá tra kho tộ → Cá basa kho
dau phong → Đậu phộng ; đậu phộng → Đậu phộng ; dầu phộng → Dầu đậu phộng ; nước oresol → Nước oresol đã pha ; cá chỉ vàng → Cá sòng
lẩu thía hải sản → Lẩu hải sản | Lẩu thái hải sản ; bò bía mặn → Bò bía ; nutramigen → thủy phân ; vú sữa → Vú sữa ; trái cóc → Cóc ; đường thốt nốt → Đường thốt nốt
cốm tươi → Cốm ; kimchi cải thảo → Kim chi ; dưa món → Dưa món ; chả lụa chay → Chả lụa chay ; thắng cố → Thắng cố ; mèn mén → Mèn mén
hột vit bắc thảo → Trứng vịt bắc thảo ; Alfaré → thủy phân ; đường ăn kiêng isomalt → Đường ăn kiêng ; trà atiso → Trà thảo mộc ; óc chó → Hạt óc chó
cơm nhão người già → Cơm trắng ; măng tay xào bò → Măng tây xào thịt bò ; su haò xào trứng → Su hào xào trứng ; hành tây nửa củ → Hành tây`.split(
    / ?; |\n/,
  );

/** What the catalogue has nothing of, and is told so before anything that comes near. */
export const TYPED_UNLISTED: readonly string[] =
  `sữa không lactose ; Nepro 1 ; nepro 2 ; sữa nepro ; súp xay nuôi ăn qua sonde ; súp qua sonde ; peptamen ; fresubin 2kcal ; dầu MCT ; Forticare
Prosure ; neocate lcp ; bột làm đặc ThickenUp ; Supportan ; fohepta ; súp Fomeal Care ; muối ít natri ; sữa hạt óc chó ; rau càng cua ; váng sữa monte ; đuông dừa ; hạt đác
mì căn tươi ; mì căn chay ; sương sâm ; nước yến ; nuoc yen ; ốc móng tay ; oc len ; ốc len xào dừa ; canh chua cá linh ; cá thác lác ; khô cá lóc ; khô cá sặc ; cá đù một nắng ; mắm nêm
mam nem ; rau đắng ; xí muội ; ô mai ; dừa sấy ; foie gras ; nước mía sầu riêng ; soju ; mojito ; cháo hành tía tô ; lẩu mắm nêm ; sườn bò ; cổ gà ; phao câu gà ; váng sữa`.split(
    / ?; |\n/,
  );
