/**
 * Names of dishes as households, canteens, restaurants and apps write them on their menus, where they are not word for
 * word a name of the catalogue: the lists are public, what is right was judged after they had been measured and mended for.
 * They keep what holds, and measure nothing.
 */
export const TYPED_HOUSEHOLD: readonly string[] =
  `Bò né sốt tiêu đen → Bò sốt tiêu đen ; Bò xào hành cần → Bò xào cần tây ; Bò xào đậu que → Đậu que xào
Bông cải xào tỏi → Bông cải xanh xào tỏi ; Bún bò Huế giò heo → Bún bò Huế giò chả ; Bún mắm nấu tại nhà → Bún mắm
Bún nem nướng → Bún thịt nướng chả giò ; Bún tươi & rau muống → Bún tươi ; Bầu luộc chấm trứng dầm nước mắm → Bầu luộc
Canh bí xanh nấu tôm → Canh bí đao tôm ; Canh bí đao nấu sườn → Canh bí đao sườn
Canh bí đao nấu thịt băm → Canh bí đao ; Canh bí đao nấu tôm → Canh bí đao tôm
Canh bí đỏ nấu thịt bằm → Canh bí đỏ thịt băm ; Canh chua cá bớp → Canh chua cá lóc
Canh chua cá dứa → Canh chua cá lóc ; Canh chua cá kèo → Canh chua cá lóc ; Canh chua cá lóc Nam Bộ → Canh chua cá lóc
Canh chua cá ngát → Canh chua cá lóc ; Canh chua cá điêu hồng → Canh chua cá lóc
Canh cua mồng tơi → Canh cua mồng tơi mướp ; Canh cải ngọt nấu tôm → Canh cải ngọt tôm
Canh cải thảo nấu thịt băm → Canh cải thảo ; Canh cải thảo nấu tôm → Canh cải thảo tôm
Canh cải thịt xay → Canh cải bẹ xanh thịt bằm ; Canh củ sen hầm sườn → Canh sườn non hầm củ sen
Canh mướp nấu mồng tơi → Canh mồng tơi thịt bằm nấu mướp ; Canh mướp nấu tôm khô → Canh mướp tôm khô
Canh mướp đắng nhồi thịt → Canh khổ qua nhồi thịt ; Canh mồng tơi nấu tôm → Canh mồng tơi tôm
Canh nấm rau củ → Canh rau củ chay ; Canh rau củ ninh xương → Canh rau củ hầm xương
Canh rau muống nấu chua → Canh chua rau muống ; Canh rau muống nấu tôm → Canh rau muống tôm
Canh rau ngót nấu thịt băm → Canh rau ngót thịt băm ; Canh rau đay mồng tơi → Canh rau đay mồng tơi không cua
Canh rau đay tép đồng → Canh rau đay nấu tép ; Canh sườn nấu khoai tây cà rốt → Canh khoai tây cà rốt sườn
Chả giò chiên giòn → Chả giò ; Chả lá lốt chiên → Chả lá lốt ; Chả lụa thái lát → Chả lụa
Cà muối chua giòn → Cà muối nén ; Cà muối → Cà muối nén ; Cà tím xào thịt → Cà tím xào thịt băm
Cá kèo kho → Cá kèo kho rau răm ; Cá nục kho dứa → Cá nục kho thơm ; Cánh gà chiên mắm → Gà chiên nước mắm
Cơm cháy Ninh Bình → Cơm cháy chà bông ; Cơm cà ri Ấn → Cơm cà ri gà ; Cơm cá → Cơm cá kho ; Cơm dừa Bến Tre → Cơm dừa
Cơm gà chiên mắm → Cơm gà chiên nước mắm ; Cơm sườn bì chả → Cơm tấm sườn bì chả ; Cơm sườn chả → Cơm tấm sườn bì chả
Cơm tấm sườn → Cơm tấm sườn nướng ; Cải thìa xào nấm đông cô → Cải thìa xào nấm hương ; Cải xào → Cải xào tỏi
Dimsum → Xíu mại kiểu Hoa (hấp) ; Dưa giá đỗ muối chua → Dưa giá ; Dưa hấu tráng miệng → Dưa hấu
Dưa muối → Dưa cải muối mặn ; Dầu ăn Simply → Dầu đậu nành đóng chai ; Hạt nêm Knorr → Hạt nêm đóng gói
Hải sản nướng → Tôm mực nướng ; Kebab Thổ Nhĩ Kỳ → Bánh mì kẹp Doner ; Lẩu thái chua cay → Lẩu thái hải sản
Mì Quảng nấu tại nhà → Mì Quảng gà ; Mì Ý hâm nóng → Mì Ý sốt bò bằm ; Mực xào cần tây → Mực xào cần tỏi
Nước mắm Nam Ngư → Nước mắm pha đóng chai ; Phở bò → Phở bò tái ; Ramen Nhật → Mì ramen
Rau cải thìa xào tỏi → Cải thìa xào tỏi ; Rau luộc thập cẩm → Rau củ luộc thập cẩm
Rau muống luộc chấm tương → Rau muống luộc ; Rau muống xào → Rau muống xào tỏi ; Rau sống bắp chuối → Hoa chuối
Rau xào tỏi → Rau bí xào tỏi ; Salad rau trộn → Salad rau trộn dầu giấm ; Sườn heo ram mặn ngọt → Sườn ram mặn
Thịt ba chỉ luộc cà pháo → Thịt luộc chấm nước mắm ; Thịt bò áp chảo → Bò sốt tiêu đen
Thịt băm viên sốt cà chua → Thịt viên sốt cà ; Thịt heo kho tàu → Thịt kho tàu ; Thịt nướng BBQ → Sườn nướng BBQ
Thịt nướng riềng mẻ → Thịt nướng ; Thịt vịt kho gừng → Vịt kho gừng ; Trứng chiên hành hoa → Trứng chiên hành
Trứng cút kho thịt → Trứng cút kho thịt băm ; Trứng rán hành → Trứng chiên hành ; Tôm rim mặn → Tôm rang
Vịt quay Lạng Sơn → Vịt quay ; Đường cát trắng → Đường cát ; Đậu hũ chiên giòn → Đậu hũ chiên
Đậu hũ dồn thịt sốt cà → Đậu hũ nhồi thịt ; Đậu hũ nhồi thịt sốt cà chua → Đậu hũ nhồi thịt
Đậu phụ rán giòn → Đậu hũ chiên ; Đậu phụ sốt cà → Đậu hũ sốt cà chua ; Đậu phụ xào nấm → Đậu hũ xào nấm
Đậu que xào thịt heo → Đậu que xào thịt bằm ; Đậu sốt cà chua → Đậu hũ sốt cà chua`
    .split(/ ; |\n/)
    .map((line) => line.trim());
