/**
 * Diets of children, a line each: code (its first digit is the age group) | name | page of the annex | kcal | protein g |
 * fat g | carbohydrate g | sodium mg | water l | meals. Of a day. Empty: the table is silent.
 * Source: QĐ 2879/QĐ-BYT, 10/8/2006, annex, part II.
 */
export const CHILD_TABLE = `
1BT|Chế độ ăn thông thường|34|620|21|36-40|44-53|||8
2BT|Chế độ ăn thông thường|34|820|23|18-27|120-141|||7
3BT|Chế độ ăn thông thường|35|1300|30-35|28-43|200-232|||6
4BT|Chế độ ăn thông thường|35|1600|40-45|35-53|244-284|||5
5BT|Chế độ ăn thông thường|35|1800|50-60|40-50|275-320|||5
6BT|Chế độ ăn thông thường|35|2200-2400|60-80|50-60|340-430|||4
1TH1|Tiêu chảy cấp|36|620|21|36-40|44-53|||6-8
2TH1|Tiêu chảy cấp|36|600-820|23|18-27|120-140|||6-8
3TH1|Tiêu chảy cấp|36|900-1000|20-25|15-20|150-180|||6-8
4TH1|Tiêu chảy cấp|36|1100-1300|26-30|15-20|220-250|||6-8
5TH1|Tiêu chảy cấp|37|1400-1500|30-40|20-25|260-300|||6-8
6TH1|Tiêu chảy cấp|37|1600-1800|40-45|25-30|310-350|||6-8
1TH2|Tiêu chảy kéo dài|37|620|21|36-40|44-53|||6-8
2TH2|Tiêu chảy kéo dài|37|820|23|18-27|120-140|||6-8
3TH2|Tiêu chảy kéo dài|37|1100-1200|28|20-25|200-250|||6-8
4TH2|Tiêu chảy kéo dài|37|1400-1500|36|25-30|250-280|||6-8
5TH2|Tiêu chảy kéo dài|37|1700-1800|40|25-30|280-320|||6-8
6TH2|Tiêu chảy kéo dài|38|1900-2000|50-60|30-40|350-380|||6-8
3TH3|Viêm loét dạ dày tá tràng|38|1300|28|20-25|240-250|||4-6
4TH3|Viêm loét dạ dày tá tràng|38|1600|36|25-30|290-310|||4-6
5TH3|Viêm loét dạ dày tá tràng|38|1800|40|30-40|320-340|||4-6
6TH3|Viêm loét dạ dày tá tràng|38|2200-2400|50-60|30-40|360-380|||4-6
3TH4|Xuất huyết tiêu hóa|38|800-1000|20-25|15-20|150-175|||6-8
4TH4|Xuất huyết tiêu hóa|39|1000-1300|25-30|15-20|187-230|||6-8
5TH4|Xuất huyết tiêu hóa|39|1300-1600|30-35|20-25|230-285|||6-8
6TH4|Xuất huyết tiêu hóa|39|1600-1800|35-40|25-30|310-340|||6-8
3GM1|Viêm gan cấp, giai đoạn đầu|39|800-900|10-15|5-10|160-200|||6-8
4GM1|Viêm gan cấp, giai đoạn đầu|39|1100-1200|15-20|5-10|230-270|||6-8
5GM1|Viêm gan cấp, giai đoạn đầu|39|1400-1500|20-25|5-10|300-350|||6-8
6GM1|Viêm gan cấp, giai đoạn đầu|40|1500-1600|25-30|5-10|330-360|||6-8
3GM2|Viêm gan cấp, giai đoạn chuyển tiếp|40|1000-1100|20-25|5-10|200-250|||6-8
4GM2|Viêm gan cấp, giai đoạn chuyển tiếp|40|1400-1500|25-30|5-10|300-340|||6-8
5GM2|Viêm gan cấp, giai đoạn chuyển tiếp|40|1500-1600|30-35|5-10|330-350|||6-8
6GM2|Viêm gan cấp, giai đoạn chuyển tiếp|40|1700-1800|35-40|5-10|360-400|||6-8
3GM3|Viêm gan cấp, giai đoạn ổn định|40|1200-1300|25-30|10-15|240-270|||4-6
4GM3|Viêm gan cấp, giai đoạn ổn định|41|1500-1600|30-36|15-20|300-340|||4-6
5GM3|Viêm gan cấp, giai đoạn ổn định|41|1700-1800|40-50|20-25|330-380|||4-6
6GM3|Viêm gan cấp, giai đoạn ổn định|41|2000-2200|50-60|25-30|370-420|||4-6
3GM4|Viêm gan mạn|41|1300|35-39|21-28|221-237|||4-6
4GM4|Viêm gan mạn|41|1600|40-45|26-35|276-296|||4-6
5GM4|Viêm gan mạn|41|1800|55-65|30-35|300-320|||4-6
6GM4|Viêm gan mạn|41|2000-2200|70-80|35-40|350-380|||4-6
3GM5|Xơ gan cổ chướng|42|1300|25-30|21-28|250-270|325-650||4-6
4GM5|Xơ gan cổ chướng|42|1600|36-40|25-30|276-296|473-875||4-6
5GM5|Xơ gan cổ chướng|42|1800|45-55|30-40|300-340|625-1250||4-6
6GM5|Xơ gan cổ chướng|42|2200-2400|50-65|35-40|395-470|1000-2000||4-6
3GM6|Hôn mê gan|43|1300|15-20|21-28|240-260|325-650||4-6
4GM6|Hôn mê gan|43|1600|20-25|26-30|308-322|473-875||4-6
5GM6|Hôn mê gan|43|1800|25-30|30-35|341-358|625-1250||4-6
6GM6|Hôn mê gan|43|1800-2000|<35|35-40|325-390|1000-2000||4-6
1SD1|Giai đoạn đầu|43|500|10-12|30|50-60|||
2SD1|Giai đoạn đầu|44|750|15-20|25-29|102-116|||
3SD1|Giai đoạn đầu|44|1100|20-25|35-40|160-176|||
4SD1|Giai đoạn đầu|44|1300|25-30|42-49|185-206|||
5SD1|Giai đoạn đầu|44|1600|30-35|40-50|253-280|||6-10
6SD1|Giai đoạn đầu|44|1800|35-40|50-60|275-303|||
1SD2|Giai đoạn phục hồi dinh dưỡng|44|750|17|40-45|70-80|||
2SD2|Giai đoạn phục hồi dinh dưỡng|44|1100|30|35-45|153-167|||
3SD2|Giai đoạn phục hồi dinh dưỡng|45|1300|35-40|40-50|170-200|||
4SD2|Giai đoạn phục hồi dinh dưỡng|45|1600-1700|45-50|45-55|220-280|||6-8
5SD2|Giai đoạn phục hồi dinh dưỡng|45|1800-1900|50-60|50-60|255-310|||
6SD2|Giai đoạn phục hồi dinh dưỡng|45|2200-2400|70-90|60-80|280-395|||
3TN1|Viêm cầu thận cấp, thể urê máu cao|45|1300|15-20|30-43|200-250|325-650||4-6
4TN1|Viêm cầu thận cấp, thể urê máu cao|45|1600|25-30|35-53|250-300|473-875||4-6
5TN1|Viêm cầu thận cấp, thể urê máu cao|46|1800|30-35|40-60|270-330|625-1250||4-6
6TN1|Viêm cầu thận cấp, thể urê máu cao|46|2200-2400|35-40|50-60|370-400|1000-2000||4-6
3TN2|Viêm cầu thận cấp, thể tăng huyết áp|46|1300|28|28-43|200-230|325-650||4-6
4TN2|Viêm cầu thận cấp, thể tăng huyết áp|47|1600|36|35-50|244-284|473-875||4-6
5TN2|Viêm cầu thận cấp, thể tăng huyết áp|47|1800|40|40-60|275-320|625-1250||4-6
6TN2|Viêm cầu thận cấp, thể tăng huyết áp|47|2200-2400|50-60|50-60|355-438|1000-2000||4-6
3TN3|Suy thận cấp, trước lọc máu|47|1300|10-<20|30-40|130-175|325-650||4-6
4TN3|Suy thận cấp, trước lọc máu|48|1600|20-25|35-50|260-300|473-875||4-6
5TN3|Suy thận cấp, trước lọc máu|48|1800|25-30|40-60|290-330|625-1250||4-6
6TN3|Suy thận cấp, trước lọc máu|48|2000-2200|30-35|50-80|390-450|1000-2000||4-6
3TN4|Suy thận cấp, lọc máu ngoài thận chu kỳ|49|1300|25-30|30-40|205-233|325-650||4-6
4TN4|Suy thận cấp, lọc máu ngoài thận chu kỳ|49|1600|30-35|35-50|253-291|625-1250||4-6
5TN4|Suy thận cấp, lọc máu ngoài thận chu kỳ|49|1800|40-45|40-60|270-320|625-1250||4-6
6TN4|Suy thận cấp, lọc máu ngoài thận chu kỳ|50|2000-2200|50-65|50-80|255-388|1000-2000||4-6
3TN5|Suy thận cấp, lọc màng bụng|50|1300|30-35|30-40|200-228|325-650||4-6
4TN5|Suy thận cấp, lọc màng bụng|51|1600|35-40|35-50|248-286|625-1250||4-6
5TN5|Suy thận cấp, lọc màng bụng|51|1800|40-50|40-60|270-320|625-1250||4-6
6TN5|Suy thận cấp, lọc màng bụng|51|2000-2200|60-70|50-70|273-378|1000-2000||4-6
3TN6|Suy thận mạn độ 1–2|52|1300|28|30-43|200-232|325-650||4-6
4TN6|Suy thận mạn độ 1–2|52|1600|36|35-53|244-284|473-875||4-6
5TN6|Suy thận mạn độ 1–2|52|1800|40|40-60|275-320|625-1250||4-6
6TN6|Suy thận mạn độ 1–2|52|2000-2200|40-50|49-66|302-400|1000-2000||4-6
3TN7|Suy thận mạn độ 3 trước lọc máu|53|1300|15-20|30-43|200-250|325-650||4-6
4TN7|Suy thận mạn độ 3 trước lọc máu|53|1600|25-30|35-53|250-300|473-875||4-6
5TN7|Suy thận mạn độ 3 trước lọc máu|53|1800|30-35|40-60|270-330|625-1250||4-6
6TN7|Suy thận mạn độ 3 trước lọc máu|53|2200-2400|35-40|50-60|370-400|1000-2000||4-6
3TN8|Suy thận mạn, lọc máu ngoài thận có chu kỳ|54|1300|25-30|30-40|200-230|325-650||4-6
4TN8|Suy thận mạn, lọc máu ngoài thận có chu kỳ|54|1600|35-40|35-50|240-290|625-1250||4-6
5TN8|Suy thận mạn, lọc máu ngoài thận có chu kỳ|54|1800|40-45|40-60|275-320|625-1250||4-6
6TN8|Suy thận mạn, lọc máu ngoài thận có chu kỳ|55|2200-2400|60-65|50-80|350-430|1000-2000||4-6
3TN9|Suy thận mạn, có lọc màng bụng|55|1300|30-35|30-43|200-240|325-650||4-6
4TN9|Suy thận mạn, có lọc màng bụng|55|1600|40-45|35-53|240-290|625-1250||4-6
5TN9|Suy thận mạn, có lọc màng bụng|56|1800|50-60|40-60|270-320|625-1250||4-6
6TN9|Suy thận mạn, có lọc màng bụng|56|2200-2400|65-70|50-80|370-400|1000-2000||4-6
4DD1|Đái tháo đường|57|1600|40-50|45-60|220-240|||6
5DD1|Đái tháo đường|57|1800|65-75|40-50|260-290|||6
6DD1|Đái tháo đường|58|2000-2200|75-95|45-60|320-350|||4-6
3TM1|Suy tim giai đoạn 1–2|58|1300|28|30-43|200-230|325-650||4-6
4TM1|Suy tim giai đoạn 1–2|58|1600|36|35-53|240-290|473-875||4-6
5TM1|Suy tim giai đoạn 1–2|58|1800|40|40-60|270-320|625-1250||4-6
6TM1|Suy tim giai đoạn 1–2|59|2000-2200|60-70|50-60|350-380|1000-2000||4-6
3TM2|Suy tim giai đoạn 3|59|1100|28|20-30|150-180|325-650||4-8
4TM2|Suy tim giai đoạn 3|59|1300|36|25-35|204-220|473-875||4-8
5TM2|Suy tim giai đoạn 3|59|1500|40|30-40|230-250|625-1250||4-8
6TM2|Suy tim giai đoạn 3|59|1800-1900|50-60|40-50|300-360|1000-2000||4-8
3TM3|Suy tim giai đoạn 4 (suy tim mất bù)|60|1000|23-28|20-25|130-160|325-650||4-6
4TM3|Suy tim giai đoạn 4 (suy tim mất bù)|60|1200|30-36|25-30|170-200|473-875||4-6
5TM3|Suy tim giai đoạn 4 (suy tim mất bù)|60|1300|37-40|28-35|190-220|625-<1000||4-6
6TM3|Suy tim giai đoạn 4 (suy tim mất bù)|60|1600-1700|45-50|35-45|260-320|<1000||4-6
1PT1|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn khởi động ruột|60|100-200|<10|<15|20-30|||
2PT1|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn khởi động ruột|61|100-200|<10|<15|20-30|||
3PT1|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn khởi động ruột|61|200-250|<15|<10|40-60|||
4PT1|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn khởi động ruột|61|200-250|7-15|<10|40-60|||
5PT1|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn khởi động ruột|61|300-500|<10|<5|70-100|||
6PT1|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn khởi động ruột|61|300-500|<10|<5|70-100|||
1PT2|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 1|61|300-500|8-11|15-20|35-50|||
2PT2|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 1|61|300-500|8-11|15-20|35-50|||
3PT2|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 1|62|500-700|10-20|5-10|70-130|||
4PT2|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 1|62|500-700|10-20|5-10|70-130|||
5PT2|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 1|62|700-900|20-25|5-10|120-180|||
6PT2|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 1|62|700-900|20-25|5-10|120-180|||
1PT3|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 2|62|500-620|10-15|20-33|50-70|||
2PT3|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 2|62|500-800|15-20|18-30|50-120|||
3PT3|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 2|62|800-1000|20-25|10-15|180-250|||
4PT3|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 2|63|800-1000|20-25|10-15|180-250|||
5PT3|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 2|63|1200-1300|30-45|10-15|250-330|||
6PT3|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn chuyển tiếp 2|63|1200-1300|30-45|10-15|250-330|||
1PT4|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn hồi phục|63|620|21|36-40|40-55|||
2PT4|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn hồi phục|63|820|23|18-27|120-140|||
3PT4|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn hồi phục|63|1300|28|25-40|200-232|||
4PT4|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn hồi phục|63|1600|36|35-53|240-290|||
5PT4|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn hồi phục|64|1800|40|40-60|270-320|||
6PT4|Phẫu thuật đường tiêu hoá và ngoài đường tiêu hoá, giai đoạn hồi phục|64|2200-2400|66-84|50-60|360-380|||
1NK1|Nhiễm khuẩn cấp, giai đoạn toàn phát|64|400-620|10-21|18-30|40-60|||
2NK1|Nhiễm khuẩn cấp, giai đoạn toàn phát|64|600-820|23|23-40|120-140|||
3NK1|Nhiễm khuẩn cấp, giai đoạn toàn phát|64|1000-1300|28|21-29|200-230||1-1.2|
4NK1|Nhiễm khuẩn cấp, giai đoạn toàn phát|65|1400-1600|36|30-35|240-290||1.2-1.5|
5NK1|Nhiễm khuẩn cấp, giai đoạn toàn phát|65|1600-1800|54-63|30-40|270-320||1.7-2|
6NK1|Nhiễm khuẩn cấp, giai đoạn toàn phát|65|1800-2000|54-70|40-50|360-380||2-2.5|
1NK2|Nhiễm khuẩn cấp, giai đoạn hồi phục|65|620|21|30-40|60-70|||
2NK2|Nhiễm khuẩn cấp, giai đoạn hồi phục|65|820|23-30|23-40|100-130|||
3NK2|Nhiễm khuẩn cấp, giai đoạn hồi phục|65|1200-1300|28-35|36-50|170-210|||
4NK2|Nhiễm khuẩn cấp, giai đoạn hồi phục|66|1500-1600|36-45|35-45|220-270|||
5NK2|Nhiễm khuẩn cấp, giai đoạn hồi phục|66|1600-1800|60-70|40-50|240-290|||
6NK2|Nhiễm khuẩn cấp, giai đoạn hồi phục|66|2200-2400|80-100|50-60|330-390|||
1NK3|Nhiễm khuẩn mạn|66|600-650|21-25|36-40|40-50|||
2NK3|Nhiễm khuẩn mạn|66|900-1000|28-35|20-30|130-160|||
3NK3|Nhiễm khuẩn mạn|66|1400-1500|35-40|30-40|220-273|||
4NK3|Nhiễm khuẩn mạn|66|1700-1800|40-50|39-50|263-322|||
5NK3|Nhiễm khuẩn mạn|67|1800-1900|50-60|45-60|255-324|||
6NK3|Nhiễm khuẩn mạn|67|2300-2400|70-90|60-80|305-395|||
1BO1|Giai đoạn sốc bỏng|67|450-500|9-15|18-24|40-60|||9-10
2BO1|Giai đoạn sốc bỏng|67|550-600|15-20|20-25|60-90|||9-10
3BO1|Giai đoạn sốc bỏng|67|900-1000|20-25|20-30|130-190|||9-10
4BO1|Giai đoạn sốc bỏng|67|1100-1200|30-36|25-40|150-220|||9-10
5BO1|Giai đoạn sốc bỏng|68|1300-1400|35-40|30-40|200-250|||9-10
6BO1|Giai đoạn sốc bỏng|68|1600-1800|50-60|35-50|230-320|||9-10
1BO2|Giai đoạn nhiễm độc, nhiễm trùng và suy mòn bỏng|68|700-800|17|33|70-80|||
2BO2|Giai đoạn nhiễm độc, nhiễm trùng và suy mòn bỏng|68|900-1000|28-30|25-30|140-160|||
3BO2|Giai đoạn nhiễm độc, nhiễm trùng và suy mòn bỏng|68|1500-1600|30-40|40-50|250-280|||
4BO2|Giai đoạn nhiễm độc, nhiễm trùng và suy mòn bỏng|68|1800-2000|50-60|50-60|310-340|||
5BO2|Giai đoạn nhiễm độc, nhiễm trùng và suy mòn bỏng|68|2000-2200|80-90|48-60|280-360|||
6BO2|Giai đoạn nhiễm độc, nhiễm trùng và suy mòn bỏng|69|2700-2900|100-120|60-80|300-360|||
1BO3|Giai đoạn hồi phục bỏng|69|800|18|36|84|||6-7
2BO3|Giai đoạn hồi phục bỏng|69|1000-1100|30-35|30-36|150-170|||6-7
3BO3|Giai đoạn hồi phục bỏng|69|1600-1700|45-55|45-55|250-280|||6-7
4BO3|Giai đoạn hồi phục bỏng|69|2000-2100|70-80|55-70|310-340|||6-7
5BO3|Giai đoạn hồi phục bỏng|69|2300-2400|110-140|50-60|320-350|||6-7
6BO3|Giai đoạn hồi phục bỏng|69|2900-3100|140-170|65-85|360-490|||6-7
`;
