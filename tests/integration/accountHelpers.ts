import { setTimeout as pause } from 'node:timers/promises';
import type { SessionResponse } from '../../src/api/auth';
import type { AccountStatus, AdminRole, Role } from '../../src/domain/accounts/access/roles';
import {
  accountKey,
  workspaceKey,
  type Account,
} from '../../sync-server/modules/accounts/accountRecords';
import { recoveryHash } from '../../sync-server/modules/accounts/secondFactor/codes';
import type { Couch } from '../../sync-server/couch/client';
import { cheapHash } from '../support/password';
import { ACCOUNTS_DATABASE, envelope } from '../../sync-server/store/envelope';

/** Fixed one-time codes, so that they do not depend on a gateway's key. */
const CODES = Array.from({ length: 40 }, (_, at) => `CODE${String(at).padStart(4, '0')}`);
const codesLeft = new Map<string, string[]>();

const AGAIN = 250;

export const PASSWORD = 'Mật khẩu rất dài 1';

export interface AccountOptions {
  role?: Role;
  adminRole?: AdminRole;
  status?: AccountStatus;
  withoutSecondFactor?: boolean;
  unconfirmed?: boolean;
}

export async function putAccount(
  couch: Couch,
  name: string,
  {
    role = 'expert',
    adminRole,
    status = 'approved',
    withoutSecondFactor,
    unconfirmed,
  }: AccountOptions = {},
): Promise<Account> {
  const at = new Date();
  const recovery = CODES.map((code) => recoveryHash(name, code));
  const secondFactor = { secret: 'none', since: at.toISOString(), step: 0, recovery };
  const isAsked = role === 'admin' && !withoutSecondFactor;
  if (isAsked) codesLeft.set(`${name}@example.vn`, [...CODES]);
  const account: Account = {
    accountId: name,
    workspaceId: `w-${name}`,
    email: `${name}@example.vn`,
    name: `Người ${name}`,
    passwordHash: cheapHash(PASSWORD),
    role,
    ...(adminRole === undefined ? {} : { adminRole }),
    status,
    ...(isAsked ? { secondFactor } : {}),
    ...(unconfirmed ? { confirmation: { links: [] } } : {}),
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

export class Browser {
  cookie = '';
  token = '';
  accountId = '';

  constructor(readonly url: string) {}

  /** Retries while the database is away, as the app does; on a busy machine that happens briefly. */
  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    for (;;) {
      const answer = await this.callOnce(method, path, body, headers);
      if (answer.body.code !== 'database_unavailable') return answer;
      await pause(AGAIN);
    }
  }

  open = (path: string, token: string): Promise<Answer> =>
    this.call('GET', path, undefined, { 'x-token': token });

  private async callOnce(
    method: string,
    path: string,
    body: unknown,
    headers: Record<string, string>,
  ): Promise<Answer> {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...headers,
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

  take(answer: Answer): Answer {
    if (answer.status >= 300) return answer;
    const { accessToken, account } = answer.body as unknown as SessionResponse;
    this.cookie = answer.cookie;
    this.token = accessToken;
    this.accountId = account.accountId;
    return answer;
  }

  login = async (
    email: string,
    password = PASSWORD,
    deviceName?: string,
    code = codesLeft.get(email)?.shift(),
  ): Promise<Answer> =>
    this.take(
      await this.post('/api/auth/login', {
        email,
        password,
        ...(code === undefined ? {} : { code }),
        ...(deviceName === undefined ? {} : { deviceName }),
      }),
    );

  refresh = async (): Promise<Answer> =>
    this.take(await this.post('/api/auth/refresh', { accountId: this.accountId }));

  readData = (): Promise<Answer> => this.post('/sync/changes', {});
}

export const getCode = ({ body }: Answer): unknown => body.code;
