import type { PhoneReading } from './phone';

/** What people type into a field, and what a careful person makes of it. */
export const phoneCases: readonly (readonly [typed: string, reading: PhoneReading])[] = [
  ['0912 345 678', { phone: '0912345678' }],
  ['912345678', { phone: '0912345678', note: 'zeroAdded' }],
  ['9,12346E+08', { problem: 'lost' }],
  ['9.12345678E8', { phone: '0912345678', note: 'zeroAdded' }],
  ['912345678.0', { phone: '0912345678', note: 'zeroAdded' }],
  ['+84 912 345 678', { phone: '0912345678' }],
  ['+84 (0)24 3825 1234', { phone: '02438251234' }],
  ['84935123456', { phone: '0935123456' }],
  ['0912.345.678', { phone: '0912345678' }],
  ['0912345678 / 0987654321', { phone: '0912345678 / 0987654321' }],
  ['0912345678 (Zalo)', { problem: 'letters' }],
  ['091234567', { problem: 'short' }],
  ['2438251234', { phone: '02438251234', note: 'zeroAdded' }],
  ['01689123456', { phone: '0389123456', note: 'oldPrefix' }],
  ['0084-912-345-678', { phone: '0912345678' }],
  ['+1 (714) 555-0123', { phone: '+17145550123' }],
  ['19001234', { phone: '19001234' }],
  ['０９１２３４５６７８', { phone: '0912345678' }],
  ['O912345678', { problem: 'letters' }],
  ['09l2345678', { problem: 'letters' }],
  ['\u202a0912345678\u202c', { phone: '0912345678' }],
  ['\u200b0987654321\u00a0', { phone: '0987654321' }],
  ['91234567809876543', { problem: 'long' }],
];
