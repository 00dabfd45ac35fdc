import { createToaster } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { newestToast } from './newestToast';

it('P20 a new message takes the place of the one before it', () => {
  const stack = createToaster({ placement: 'bottom', max: 1 });
  const shown = () => stack.getVisibleToasts().map(({ title }) => title);
  const toaster = newestToast(stack);
  toaster.create({ title: 'Đã xóa món' });
  toaster.create({ title: 'Đã lưu trên máy' });
  expect(shown()).toEqual(['Đã lưu trên máy']);
});
