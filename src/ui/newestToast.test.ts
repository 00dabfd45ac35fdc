import { createToaster } from '@chakra-ui/react';
import { expect, it } from 'vitest';
import { newestToast } from './newestToast';

it('P19 a message goes with its screen, but not with the press that leads to the next one', () => {
  const stack = createToaster({ placement: 'bottom', max: 1 });
  let time = 0;
  const toaster = newestToast(stack, () => time);
  toaster.create({ title: 'Đã lưu trên máy' });
  time = 200;
  toaster.moveTo('/expert/daily-menus');
  expect(stack.getVisibleToasts()).toHaveLength(1);
  time = 5000;
  toaster.moveTo('/expert/daily-menus');
  expect(stack.getVisibleToasts()).toHaveLength(1);
  toaster.moveTo('/expert/clients');
  expect(stack.getVisibleToasts()).toHaveLength(0);
});

it('P20 a new message takes the place of the one before it', () => {
  const stack = createToaster({ placement: 'bottom', max: 1 });
  const listTitles = () => stack.getVisibleToasts().map(({ title }) => title);
  const toaster = newestToast(stack);
  toaster.create({ title: 'Đã xóa món' });
  toaster.create({ title: 'Đã lưu trên máy' });
  expect(listTitles()).toEqual(['Đã lưu trên máy']);
});
