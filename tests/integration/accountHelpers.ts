import type { AccountStatus, AdminRole, Role, SessionResponse } from '../../src/domain/account';
import {
  ACCOUNTS_DATABASE,
  accountKey,
  envelope,
  workspaceKey,
  type Account,
} from '../../sync-server/services/accounts/documents';
import type { Couch } from '../../sync-server/couch/client';
import { cheapHash } from '../support/password';

export const PASSWORD = 'Mật khẩu rất dài 1';

export interface AccountOptions {
  role?: Role;
  adminRole?: AdminRole;
  status?: AccountStatus;
}

/** Writes an account and its workspace, as registration would. */
export async function putAccount(
  couch: Couch,
  name: string,
  { role = 'expert', adminRole, status = 'approved' }: AccountOptions = {},
): Promise<Account> {
  const at = new Date();
  const account: Account = {
    accountId: name,
    workspaceId: `w-${name}`,
    email: `${name}@example.vn`,
    name: `Người ${name}`,
    passwordHash: cheapHash(PASSWORD),
    role,
    ...(adminRole === undefined ? {} : { adminRole }),
    status,
    createdAt: at.toISOString(),
  };
  const workspace = {
    workspaceId: account.workspaceId,
    members: [account.accountId],
    plan: 'free',
    createdAt: account.createdAt,
  };
  const database = couch.database(ACCOUNTS_DATABASE);
  await database.put(envelope(workspaceKey(account.workspaceId), workspace, 'test', at));
  await database.put(envelope(accountKey(account.email), account, 'test', at));
  return account;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  cookie: string;
}

/** One browser: it keeps the refresh cookie and the access token of one account. */
export class Browser {
  cookie = '';
  token = '';
  accountId = '';

  constructor(readonly url: string) {}

  async call(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(this.token === '' ? {} : { authorization: `Bearer ${this.token}` }),
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    return {
      status: response.status,
      body: (await response.json()) as Record<string, unknown>,
      cookie,
    };
  }

  post = (path: string, body: unknown = {}): Promise<Answer> => this.call('POST', path, body);

  /** Keeps what a good answer hands out. */
  take(answer: Answer): Answer {
    if (answer.status >= 300) return answer;
    const { accessToken, account } = answer.body as unknown as SessionResponse;
    this.cookie = answer.cookie;
    this.token = accessToken;
    this.accountId = account.accountId;
    return answer;
  }

  login = async (email: string, password = PASSWORD, deviceName?: string): Promise<Answer> =>
    this.take(
      await this.post('/api/auth/login', {
        email,
        password,
        ...(deviceName === undefined ? {} : { deviceName }),
      }),
    );

  refresh = async (): Promise<Answer> =>
    this.take(await this.post('/api/auth/refresh', { accountId: this.accountId }));

  /** A call that only an approved expert may make; its body is refused where it may. */
  readData = (): Promise<Answer> => this.post('/sync/pull', {});
}

export const codeOf = ({ body }: Answer): unknown => body.code;
