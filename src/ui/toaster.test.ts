import { expect, it } from 'vitest';
import { drawToasts, toaster, type ToastMessage } from './toaster';

it('P20 a message before toasts are drawn is shown when they are, once, and the newest only', () => {
  const messages: ToastMessage[] = [];
  const draw = () => drawToasts((message) => messages.push(message));
  toaster.create({ title: 'Đã xóa món' });
  toaster.create({ title: 'Đã lưu trên máy' });
  const end = draw();
  toaster.create({ title: 'Đã xóa khách hàng' });
  end();
  draw()();
  expect(messages.map(({ title }) => title)).toEqual(['Đã lưu trên máy', 'Đã xóa khách hàng']);
});
