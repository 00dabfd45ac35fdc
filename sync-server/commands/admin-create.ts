import { randomBytes } from 'node:crypto';
import { adminRoleSchema, type AdminRole } from '../../src/domain/accounts/access/roles';
import { emailSchema } from '../../src/domain/accounts/account';
import { AppError } from '../../src/domain/protocol/errors';
import { ConfigError, loadConfig } from '../config';
import { CouchUnavailable } from '../couch/client';
import { connectCouch } from '../couch/connect';
import { setUpDatabases } from '../couch/setup';
import { addAccount } from '../modules/accounts/add';
import { hashPassword } from '../modules/accounts/password';
import { ACCOUNTS_DATABASE } from '../store/envelope';

const ROLES = adminRoleSchema.options;
const USAGE = `Cách dùng: npm run admin:create -- EMAIL [${ROLES.join('|')}]`;
const PASSWORD_BYTES = 12;

const complain = (line: string): void => void process.stderr.write(`${line}\n`);

async function create(email: string, adminRole: AdminRole): Promise<void> {
  const connection = await connectCouch(loadConfig(process.env), 'command');
  try {
    await setUpDatabases(connection.couch);
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    const passwordHash = await hashPassword(password);
    await addAccount(
      connection.couch.database(ACCOUNTS_DATABASE),
      {
        email,
        name: 'Quản trị viên',
        passwordHash,
        role: 'admin',
        adminRole,
        status: 'approved',
      },
      new Date(),
    );
    process.stdout.write(
      `Đã tạo quản trị viên ${email}.\nMật khẩu, chỉ hiện một lần: ${password}\n`,
    );
  } finally {
    await connection.close();
  }
}

async function run(args: readonly string[]): Promise<number> {
  const email = emailSchema.safeParse(args[0]);
  const role = adminRoleSchema.safeParse(args[1] ?? 'owner');
  if (args.length < 1 || args.length > 2 || !role.success) {
    complain(USAGE);
    return 2;
  }
  if (!email.success) {
    complain(`“${args[0]}” không phải là một địa chỉ e-mail. ${USAGE}`);
    return 2;
  }
  try {
    await create(email.data, role.data);
    return 0;
  } catch (error) {
    if (error instanceof CouchUnavailable)
      complain('Không kết nối được cơ sở dữ liệu. Chưa có gì thay đổi.');
    else if (error instanceof ConfigError) complain(error.message);
    else if (error instanceof AppError && error.code === 'email_taken')
      complain(`${email.data} đã có tài khoản. Chưa có gì thay đổi.`);
    else throw error;
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
