import { ESPEN, NICE_CG32, QD_2598 } from '../sources';
import type { Condition, PersonFacts } from '../types';

const source = NICE_CG32('không dùng khi bệnh nặng hoặc nguy cơ hội chứng nuôi ăn lại');
const adult = ({ age }: PersonFacts) => age === undefined || age >= 18;
const old = ({ conditions }: PersonFacts) => conditions.has('oldAge');
const byBody = ({ conditions }: PersonFacts) => conditions.get('underweight')?.byBody === true;

/** Least amounts alone: the upper end of a range of needs is no ceiling of who has to gain (product decision 45). */
export const underweight: Condition = {
  id: 'underweight',
  limits: [
    { nutrient: 'calories', minimum: 25, per: 'kg', source, when: adult },
    {
      nutrient: 'calories',
      minimum: 30,
      per: 'kg',
      source: ESPEN('người cao tuổi: khoảng 30 kcal/kg; chỉnh theo từng người'),
      when: old,
    },
    { nutrient: 'protein', minimum: 0.8, per: 'kg', source, when: adult },
  ],
  notes: [
    {
      text: ({ conditions }) =>
        `${conditions.get('underweight')?.tag ?? ''}: tính theo suy dinh dưỡng. Sàng lọc (NRS-2002, MST, GLIM) và ghi kết quả; không đặt mục tiêu giảm cân.`,
      source: QD_2598(
        'GLIM: BMI dưới 18,5, sụt trên 5 % trong 6 tháng; NRS-2002: trên 5 % trong 3 tháng',
      ),
      when: byBody,
    },
    {
      text: 'Khoảng khuyến nghị 25–35 kcal/kg và đạm 0,8–1,5 g/kg mỗi ngày; đầu trên không phải mức trần khi cần tăng cân.',
      source,
      when: adult,
    },
    { text: 'Nước 30–35 ml/kg mỗi ngày.', source, when: adult },
    {
      text: 'Mau no, ăn ít: chia nhiều bữa nhỏ, chọn món đậm năng lượng và đạm.',
      when: adult,
    },
  ],
};
