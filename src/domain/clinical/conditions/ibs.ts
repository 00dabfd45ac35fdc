import type { Condition } from '../types';

export const ibs: Condition = {
  id: 'ibs',
  limits: [],
  notes: [],
  without: 'Chưa có con số nào được xác nhận nguồn: giới hạn do chuyên gia đặt.',
};
