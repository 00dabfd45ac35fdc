/**
 * What was mended for three lists of 150 that strangers wrote: words as they sound, without accents, with an age or a brand,
 * and dishes that were missing. They keep what holds, and measure nothing.
 */
export const TYPED_SOUNDS: readonly string[] =
  `xu hào → Su hào ; dò lụa → Chả lụa ; rau rền luộc → Rau dền luộc ; thịt bò sào cần tỏi → Bò xào cần tây ; thịt bò sào cần tây → Bò xào cần tây ; vịt om xấu → Vịt om sấu ; bún riu cua → Bún riêu cua
bạch tuột → Bạch tuộc ; bông lan chứng muối → Bánh bông lan trứng muối ; sườn sào chua ngọt → Sườn xào chua ngọt ; bánh trưng → Bánh chưng ; bánh ra lợn → Bánh da lợn ; chanh giây → Chanh dây ; nem dán → Nem rán
xu su xào → Su su xào ; do lua → Chả lụa ; bo sao can tay → Bò xào cần tây ; xu hao → Su hào ; sửa đậu nành → Sữa đậu nành ; rựu vang → Rượu vang ; rịu vang → Rượu vang ; bún giêu → Bún riêu ; hủ tiu nam vang → Hủ tiếu Nam Vang
hủ tíu → Hủ tiếu Nam Vang ; trà sữa chân châu → Trà sữa trân châu ; chái cây → Trái cây ; lước mắm → Nước mắm ; cá nóc kho → Cá lóc kho ; súc xích → Xúc xích ; sôi gấc → Xôi gấc ; xữa chua → Sữa chua ; thịt nợn → Thịt heo nạc
chả dò → Chả giò ; xà nách → Xà lách ; cà zốt → Cà rốt ; bánh cuống → Bánh cuốn ; bò lúc lắt → Bò lúc lắc ; cá kho tiu → Cá kho tiêu ; vịt quai → Vịt quay ; xúp gà ngô non → Súp ngô gà ; xúc sích vissan → Xúc xích
bo kho → Bò kho ; ca kho → Cá kho ; sua → Sữa ; dau bap → Đậu bắp ; com nam → Cơm nắm ; muc kho → Mực khô ; trứng chần → Trứng gà
sữa bột cho bé 1 tuổi → Sữa công thức ; sữa bột cho bé → Sữa công thức ; cháo cho bé 8 tháng → Cháo dinh dưỡng cho bé ; rong biển tao kae noi → Rong biển sấy giòn ; sữa milo → Sữa ca cao lúa mạch ; sữa hạt → Sữa hạt điều
canh kim chi → Canh kim chi Hàn Quốc ; đậu kho → Đậu hũ kho ; cải chíp luộc → Cải thìa luộc ; ngọn bí luộc → Rau bí luộc ; cải chíp → Cải thìa ; cua → Cua biển ; mực → Mực tươi ; vịt → Thịt vịt ; gan → Gan heo ; nấm → Nấm
nửa bắp luộc → Bắp luộc ; 1 quả trứng luộc → Trứng gà luộc ; 2 trứng ốp la → Trứng ốp la ; 1 quả trứng gà → Trứng gà ; trái bơ → Bơ trái ; 1 trái bắp → Ngô tươi
đùi gà luộc → Đùi gà luộc ; cánh gà luộc → Cánh gà luộc ; sườn luộc → Sườn luộc ; cá ngừ áp chảo → Cá ngừ áp chảo ; bò cuốn cải → Bò cuốn cải ; pizza bò → Pizza bò ; pizza gà → Pizza gà ; canh atiso → Canh atiso
phở ăn liền → Phở ăn liền ; miến phú hương → Miến ăn liền ; cháo gấu đỏ → Cháo ăn liền ; nộm đu đủ → Nộm đu đủ ; nước ép cóc → Nước ép cóc ; củ quả luộc → Rau củ luộc ; đỗ luộc → Đậu que luộc ; bún gạo → Bún khô`.split(
    / ?; |\n/,
  );
