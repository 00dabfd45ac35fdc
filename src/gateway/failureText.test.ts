import { expect, it } from 'vitest';
import { ServerAnswer, SessionLocked, Unreachable } from './calls';
import { failureText } from './failureText';

it.each([
  [new Unreachable('/api'), 'Đổi mật khẩu cần có mạng'],
  [new Unreachable('/api'), 'vẫn còn đây'],
  [new SessionLocked('session_ended'), 'Hãy đăng nhập lại'],
  [new ServerAnswer(403, 'wrong_password', null), 'Mật khẩu hiện tại không đúng.'],
  [new ServerAnswer(409, 'email_taken', null), 'Email này đã có tài khoản.'],
  [new ServerAnswer(400, 'reset_link_invalid', null), 'đã dùng hoặc hết hạn'],
  [new ServerAnswer(403, 'account_suspended', null, 'Thiếu chứng chỉ'), 'Lý do: Thiếu chứng chỉ'],
  [new ServerAnswer(429, 'try_later', 60), 'sau một giờ'],
  [new ServerAnswer(500, 'internal', null), 'Máy chủ đang tạm nghỉ.'],
  [new ServerAnswer(403, 'of_a_newer_one' as 'forbidden', null), 'một lỗi bất ngờ'],
  [new ServerAnswer(502, null, null), 'Máy chủ đang tạm nghỉ.'],
  [new TypeError('x is undefined'), 'một lỗi bất ngờ'],
])('P02 an action of the account fails in words: %s', (error, words) => {
  expect(failureText(error, 'Đổi mật khẩu')).toContain(words);
});
