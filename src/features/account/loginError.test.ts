import { expect, it } from 'vitest';
import { ServerAnswer, Unreachable } from '../../gateway/calls';
import { loginErrorText } from './loginError';

it.each([
  [new ServerAnswer(401, 'wrong_credentials', null), 'Email hoặc mật khẩu không đúng.'],
  [new ServerAnswer(429, 'too_many_requests', 60), 'Bạn thử quá nhiều lần.'],
  [new ServerAnswer(403, 'account_suspended', null), 'Tài khoản đang tạm khóa.'],
  [new ServerAnswer(503, 'database_unavailable', null), 'Máy chủ đang tạm nghỉ.'],
  [new ServerAnswer(403, 'of_a_newer_one' as 'forbidden', null), 'vì một lỗi bất ngờ'],
  [new ServerAnswer(502, null, null), 'Máy chủ đang tạm nghỉ.'],
  [new Unreachable('/api/auth/login'), 'Không kết nối được với máy chủ. Lần đăng nhập đầu tiên'],
  [new DOMException('full', 'QuotaExceededError'), 'Máy này không còn chỗ lưu.'],
  [new TypeError('x is undefined'), 'Chưa đăng nhập được vì một lỗi bất ngờ.'],
])('E16 signing in fails in words: %s', (error, words) => {
  expect(loginErrorText(error)).toContain(words);
});
