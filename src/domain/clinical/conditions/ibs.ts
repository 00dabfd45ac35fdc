import type { Condition } from '../types';

export const ibs: Condition = {
  id: 'ibs',
  limits: [],
  notes: [
    {
      text: 'Chưa có con số nào được xác nhận nguồn: giới hạn do chuyên gia đặt, theo món mà người này ăn vào thì khó chịu.',
    },
  ],
};
