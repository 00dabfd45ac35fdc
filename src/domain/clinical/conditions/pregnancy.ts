import { NICE_CG62, TABLE } from '../sources';
import type { Condition } from '../types';

/** The figures themselves are those of the table of 2016 for a pregnant woman. */
export const pregnancy: Condition = {
  id: 'pregnancy',
  limits: [],
  notes: [
    {
      text: 'Không ăn cá, thịt, trứng sống hoặc tái, gan và pa tê, sữa chưa tiệt trùng, phô mai mềm ủ mốc, rau mầm sống, cá nhiều thủy ngân; không rượu bia. Món có các thứ này bị loại khi tạo thực đơn và được đánh dấu khi bạn tự thêm.',
      source: NICE_CG62('an toàn thực phẩm; cá: FDA 2012, FDA/EPA 2017; rượu bia: UK CMO 2016'),
    },
    {
      text: 'Sắt: thêm 15 mg so với bình thường suốt thai kỳ; khuyến nghị bổ sung viên sắt.',
      source: TABLE('Bảng 19, tr. 65'),
    },
    {
      text: 'Đa thai: các con số của bảng là cho một thai; phần thêm do chuyên gia đặt.',
      source: TABLE('Phụ lục 1.1, tr. 151'),
      when: ({ conditions }) => (conditions.get('pregnancy')?.foetuses ?? 1) > 1,
    },
    {
      text: 'Chưa rõ tuổi thai: năng lượng và đạm chưa cộng phần của thai (thêm 50, 250, 450 kcal theo ba tháng).',
      source: TABLE('Phụ lục 1.1, tr. 151'),
      when: ({ conditions }) => conditions.get('pregnancy')?.trimester === undefined,
    },
  ],
};
