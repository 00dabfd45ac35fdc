import { expect, it } from 'vitest';
import { registerRequestSchema } from '../../api/auth';
import { EMPTY_REGISTRATION, readRegistration } from './registration';

const GOOD = { ...EMPTY_REGISTRATION, name: 'Lê Thu', email: 'thu@benhvien.vn' };

it('P02 sends what was typed; an empty field is absent and the specialisation has its default', () => {
  const read = readRegistration({ ...GOOD, specialization: ' ', phone: '' }, 'mat-khau-1');
  expect(read).toEqual({
    request: { name: 'Lê Thu', email: 'thu@benhvien.vn', password: 'mat-khau-1', application: {} },
  });
  const request = 'request' in read ? registerRequestSchema.parse(read.request) : undefined;
  expect(request?.application.specialization).toBe('Chuyên gia dinh dưỡng');
});

it.each([
  ['name', { ...GOOD, name: 'L' }, 'mat-khau-1', 'Hãy nhập họ và tên, ít nhất 2 ký tự.'],
  ['name', { ...GOOD, name: 'L'.repeat(121) }, 'mat-khau-1', 'Dài quá 120 ký tự.'],
  ['email', { ...GOOD, email: 'thu@' }, 'mat-khau-1', /địa chỉ email/],
  ['phone', { ...GOOD, phone: '12ab' }, 'mat-khau-1', /số điện thoại/],
  ['workplace', { ...GOOD, workplace: 'x'.repeat(201) }, 'mat-khau-1', 'Dài quá 200 ký tự.'],
  ['introduction', { ...GOOD, introduction: 'x'.repeat(2001) }, 'mat-khau-1', /2000/],
  ['password', GOOD, '1234567', 'Mật khẩu cần ít nhất 8 ký tự.'],
  ['password', GOOD, 'x'.repeat(201), 'Mật khẩu dài quá 200 ký tự.'],
])('P02 names what is wrong with %s in words', (field, form, password, words) => {
  const read = readRegistration(form, password);
  const errors = 'errors' in read ? read.errors : {};
  expect(Object.keys(errors)).toEqual([field]);
  expect(errors).toEqual({ [field]: expect.stringMatching(words) });
});
