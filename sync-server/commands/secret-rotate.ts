import { ConfigError, loadConfig, rotateSecret } from '../config';

function run(): 0 | 1 {
  try {
    const { dataDir } = loadConfig(process.env);
    if ((process.env.SESSION_SECRET ?? '').trim() !== '') {
      process.stderr.write(
        'SESSION_SECRET được đặt bên ngoài: đặt giá trị mới, chuyển giá trị cũ vào SESSION_SECRETS_BEFORE, rồi khởi động lại.\n',
      );
      return 1;
    }
    rotateSecret(dataDir);
    process.stdout.write(
      'Đã đổi khóa ký. Khởi động lại máy chủ để dùng khóa mới; không ai phải đăng nhập lại.\n',
    );
    return 0;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return 1;
  }
}

process.exitCode = run();
