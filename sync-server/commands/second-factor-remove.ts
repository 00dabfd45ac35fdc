import { emailSchema } from '../../src/domain/accounts/account';
import { ConfigError, loadConfig } from '../config';
import { CouchUnavailable } from '../couch/client';
import { connectCouch } from '../couch/connect';
import { setUpDatabases } from '../couch/setup';
import { createLogger } from '../http/log';
import { accountKey } from '../modules/accounts/accountRecords';
import { createSecurityEvents } from '../modules/accounts/events';
import { withoutSecondFactor } from '../modules/accounts/secondFactor/secondFactor';
import { hasSecondFactor } from '../modules/accounts/secondFactor/secondFactorRules';
import { createAccountStore } from '../modules/accounts/store';
import { ACCOUNTS_DATABASE } from '../store/envelope';

const USAGE = 'Cách dùng: npm run second-factor:remove -- EMAIL';

const complain = (line: string): void => void process.stderr.write(`${line}\n`);
const now = (): Date => new Date();

/** @returns whether the account had a second factor; undefined when there is no such account */
async function remove(email: string): Promise<boolean | undefined> {
  const { couch, close } = await connectCouch(loadConfig(process.env), 'command');
  try {
    await setUpDatabases(couch);
    const store = createAccountStore({ couch, isClosed: () => false, now });
    const key = accountKey(email);
    const accountRecord = await store.at(key);
    if (!accountRecord) return undefined;
    if (!hasSecondFactor(accountRecord.account)) return false;
    await store.update(key, 'gateway', withoutSecondFactor);
    const database = couch.database(ACCOUNTS_DATABASE);
    const events = createSecurityEvents({ database, log: createLogger('silent'), now });
    await events.add(accountRecord.account.accountId, 'secondFactorOff', {});
    return true;
  } finally {
    await close();
  }
}

/**
 * For a person who lost authenticator and recovery codes. The operator must verify the person other than by e-mail. An
 * administrator then has to set up a new factor first.
 */
async function run(args: readonly string[]): Promise<number> {
  const email = emailSchema.safeParse(args[0]);
  if (args.length !== 1 || !email.success) {
    complain(args.length === 1 ? `“${args[0]}” không phải là một địa chỉ e-mail. ${USAGE}` : USAGE);
    return 2;
  }
  try {
    const removed = await remove(email.data);
    if (removed === undefined) complain(`Không có tài khoản ${email.data}.`);
    else if (removed) process.stdout.write(`Đã gỡ xác thực hai lớp của ${email.data}.\n`);
    else process.stdout.write(`${email.data} không có xác thực hai lớp. Chưa có gì thay đổi.\n`);
    return removed === undefined ? 1 : 0;
  } catch (error) {
    if (error instanceof CouchUnavailable)
      complain('Không kết nối được cơ sở dữ liệu. Chưa có gì thay đổi.');
    else if (error instanceof ConfigError) complain(error.message);
    else throw error;
    return 1;
  }
}

process.exitCode = await run(process.argv.slice(2));
