import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, loadConfig, rotateSecret } from '../../sync-server/config';
import { MAX_FORMER } from '../../sync-server/configForms';
import { isUnread, getReplyAddress } from '../../sync-server/modules/mail/replyAddress';
import { spawnGateway, temporaryFolder } from '../support/gateway';

let dataDir: string;
beforeEach(async () => {
  dataDir = join(await temporaryFolder(), 'data');
});
afterEach(() => rm(join(dataDir, '..'), { recursive: true, force: true }));

const load = (env: Record<string, string> = {}) => loadConfig({ DATA_DIR: dataDir, ...env });

function refusal(env: Record<string, string>): string {
  try {
    load(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('the value was taken');
}

describe('S06 configuration', () => {
  it('S06 works without any setting', () => {
    expect(load()).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      dataDir,
      couchUrl: undefined,
      demo: true,
      expertApproval: 'auto',
    });
  });

  it('S06 takes an empty value for none', () => {
    expect(load({ PORT: '', COUCHDB_URL: ' ', DEMO: '' })).toMatchObject({
      port: 4000,
      couchUrl: undefined,
      demo: true,
    });
  });

  it('S06 demo mode is off with a real database unless it is asked for', () => {
    const couch = { COUCHDB_URL: 'http://admin:secret@localhost:5984' };
    expect(load(couch).demo).toBe(false);
    expect(load({ ...couch, DEMO: 'on' }).demo).toBe(true);
    expect(load({ DEMO: 'off' }).demo).toBe(false);
  });

  it.each<Record<string, string>>([
    { PUBLIC_URL: 'https://app.example.vn' },
    { TRUST_PROXY: '1' },
    { NODE_ENV: 'production' },
    { HOST: '0.0.0.0' },
  ])('P02 demo mode is off where %j says that others come, unless it is asked for', (env) => {
    expect(load(env)).toMatchObject({ demo: false, ownMachine: false });
    expect(load({ ...env, DEMO: 'on' })).toMatchObject({ demo: true, ownMachine: false });
    expect(load({ PUBLIC_URL: 'http://localhost:4000' }).demo).toBe(true);
  });

  it('P20 staff do without a second factor on a trial alone, where it is so unless it is said', () => {
    expect(load({}).staffSecondFactor).toBe(false);
    expect(load({ STAFF_SECOND_FACTOR: 'on' }).staffSecondFactor).toBe(true);
    const real: Record<string, string>[] = [
      { DEMO: 'off' },
      { HOST: '0.0.0.0' },
      { PUBLIC_URL: 'https://app.example.vn' },
      { TRUST_PROXY: '1' },
      { NODE_ENV: 'production' },
      { HOST: '0.0.0.0', DEMO: 'on' },
    ];
    for (const env of real) {
      expect(load(env).staffSecondFactor, JSON.stringify(env)).toBe(true);
      expect(() => load({ ...env, STAFF_SECOND_FACTOR: 'off' }), JSON.stringify(env)).toThrow(
        'trial installation',
      );
    }
  });

  it('G12 answers to mails go to who reads them', () => {
    const from = { MAIL_FROM: 'Bữa Lành <no-reply@bualanh.example>' };
    expect(getReplyAddress(load(from))).toBe('no-reply@bualanh.example');
    expect(isUnread(load(from))).toBe(true);
    expect(isUnread(load({}))).toBe(true);
    for (const address of ['noreply@x.vn', 'do-not-reply@x.vn', 'khong-tra-loi@x.vn'])
      expect(isUnread(load({ MAIL_FROM: address })), address).toBe(true);
    const read = load({ ...from, CONTACT_EMAIL: 'hoi@bualanh.example' });
    expect([getReplyAddress(read), isUnread(read)]).toEqual(['hoi@bualanh.example', false]);
    expect(isUnread(load({ MAIL_FROM: 'Bữa Lành <chao@bualanh.example>' }))).toBe(false);
  });

  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '40 00'],
    ['HOST', 'a b'],
    ['COUCHDB_URL', 'localhost:5984'],
    ['COUCHDB_URL', 'http://'],
    ['DB_PREFIX', 'Big-'],
    ['DEMO', 'maybe'],
    ['EXPERT_APPROVAL', 'yes'],
    ['STAFF_SECOND_FACTOR', 'maybe'],
    ['CONTACT_EMAIL', 'khong-phai'],
    ['CONTACT_EMAIL', 'a@b.vn, c@d.vn'],
    ['SESSION_SECRET', 'short'],
    ['SMTP_URL', 'mail.example.vn'],
    ['SMTP_URL', 'http://mail.example.vn'],
    ['MAIL_FROM', 'Bữa Lành'],
    ['MAIL_FROM', 'a@b.vn>'],
    ['MAIL_FROM', 'a@b.vn\nBcc: c@d.vn'],
    ['MAIL_FROM', 'A <a@b.vn>, B <b@b.vn>'],
    ['PUBLIC_URL', 'app.example.vn'],
    ['PUBLIC_URL', 'https://app.example.vn/?a=b'],
    ['PUBLIC_URL', 'javascript:alert(1)'],
    ['TRUST_PROXY', 'all'],
    ['LOG_LEVEL', 'loud'],
  ])('S06 refuses %s=%s in one sentence that names it', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be .*\\.$`));
    expect(message.split('\n')).toHaveLength(1);
  });

  it('S06 never repeats a secret', () => {
    expect(refusal({ SESSION_SECRET: 'geheim' })).not.toContain('geheim');
    expect(refusal({ COUCHDB_URL: 'ftp://admin:geheim@host' })).not.toContain('geheim');
  });

  it('S06 makes a secret once and keeps it for its owner only', async () => {
    const first = load().sessionSecret;
    expect(first.length).toBeGreaterThanOrEqual(32);
    expect(load().sessionSecret).toBe(first);
    const { mode } = await stat(join(dataDir, 'secrets.json'));
    expect(mode & 0o777).toBe(0o600);
    const secret = 'x'.repeat(40);
    expect(load({ SESSION_SECRET: secret }).sessionSecret).toBe(secret);
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).not.toContain(secret);
  });

  it('P02 a rotation signs with a new secret and lets the last ones count', async () => {
    const secrets = [load().sessionSecret];
    for (let round = 0; round < 5; round += 1) {
      rotateSecret(dataDir);
      const { sessionSecret, formerSecrets } = load();
      expect(formerSecrets).toEqual(secrets.slice(0, MAX_FORMER));
      expect(secrets).not.toContain(sessionSecret);
      secrets.unshift(sessionSecret);
    }
    const { mode } = await stat(join(dataDir, 'secrets.json'));
    expect(mode & 0o777).toBe(0o600);
    const [a, b] = ['a'.repeat(40), 'b'.repeat(40)];
    const config = load({ SESSION_SECRET: a, SESSION_SECRETS_BEFORE: ` ${b},${a} ` });
    expect(config).toMatchObject({ sessionSecret: a, formerSecrets: [b, a] });
    expect(load({ SESSION_SECRET: a }).formerSecrets).toEqual([]);
    expect(refusal({ SESSION_SECRET: a, SESSION_SECRETS_BEFORE: 'geheim' })).not.toContain(
      'geheim',
    );
  });

  it('S06 a broken file of secrets stops the start instead of being replaced', async () => {
    await mkdir(dataDir, { recursive: true });
    await writeFile(join(dataDir, 'secrets.json'), '{"session":');
    expect(refusal({})).toContain('secrets.json');
    expect(await readFile(join(dataDir, 'secrets.json'), 'utf8')).toBe('{"session":');
  });

  it('S06 a folder that cannot be made stops the start', async () => {
    await mkdir(join(dataDir, '..'), { recursive: true });
    await writeFile(dataDir, 'a file');
    expect(refusal({})).toMatch(/^DATA_DIR .* cannot be used/);
  });
});

describe('S06 the gateway with a bad value', () => {
  it('S06 ends with code 1 and one sentence, without a stack', async () => {
    const gateway = await spawnGateway({ PORT: '70000' });
    expect(await gateway.ended()).toEqual({ code: 1, signal: null });
    expect(gateway.stderr()).toBe('PORT must be a port number from 0 to 65535, not "70000".\n');
    expect(gateway.stdout()).toBe('');
    await rm(gateway.dataDir, { recursive: true });
  });
});
