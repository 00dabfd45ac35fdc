import { rm, stat } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../../sync-server/config';
import { startGateway as start } from '../../sync-server/gateway';
import type { JobFailed } from '../../sync-server/modules/jobs/kinds';
import { createMailer } from '../../sync-server/modules/mail/mailer';
import { createLogger } from '../../sync-server/http/log';
import { freePort } from '../support/freePort';
import { startGateway, temporaryFolder, testEnv, until } from '../support/gateway';
import { readOutbox } from '../support/outbox';
import { Browser, PASSWORD, putAccount } from './accountHelpers';
import { extractPart, startMailServer, tokenIn, type MailServer } from './mailServer';

const NEW = 'Mật khẩu mới 2026';

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const action of undo.splice(0).reverse()) await action();
});

let mailServer: MailServer;
beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer.close());

describe('P02 mails without a mail server', () => {
  it('P02 are files in the outbox that only their owner reads, with links to where the app listens', async () => {
    const lone = await startGateway();
    undo.push(lone.stop);
    await putAccount(lone.ctx.couch, 'chin');
    await new Browser(lone.url).post('/api/auth/password/forgot', { email: 'chin@example.vn' });
    await until(async () => (await readOutbox(lone.dataDir)).length === 1);
    const [{ file, text: raw } = { file: '', text: '' }] = await readOutbox(lone.dataDir);
    expect((await stat(file)).mode & 0o077).toBe(0);
    expect(raw).toMatch(/^To: chin@example\.vn$/m);
    const text = extractPart(raw, 'text/plain');
    const { port } = new URL(lone.url);
    expect(text).toContain(`http://localhost:${port}/expert/reset-password#token=`);
    const answer = await new Browser(lone.url).post('/api/auth/password/reset', {
      token: tokenIn(text),
      newPassword: NEW,
    });
    expect(answer.status).toBe(200);
    expect(PASSWORD).not.toBe(NEW);
  });

  it('P02 S06 a gateway that stops finishes the mails that were asked for', async () => {
    const dataDir = await temporaryFolder();
    undo.push(() => rm(dataDir, { recursive: true, force: true }));
    const lone = await start(loadConfig(testEnv(dataDir, {})));
    await lone.ctx.readiness.check();
    await putAccount(lone.ctx.couch, 'muoi');
    const url = `http://127.0.0.1:${lone.port}`;
    await new Browser(url).post('/api/auth/password/forgot', { email: 'muoi@example.vn' });
    await lone.stop();
    const written = await readOutbox(dataDir);
    expect(written).toHaveLength(1);
    expect(tokenIn(extractPart(written[0]?.text ?? '', 'text/plain'))).not.toBe('');
  });
});

function mailer(smtpUrl: string | undefined) {
  return createMailer({
    config: { smtpUrl, mailFrom: 'Bữa Lành <a@bualanh.example>', dataDir: '/nonexistent' },
    log: createLogger('silent'),
    mayAsk: () => Promise.resolve(true),
  });
}

const NOTE = { subject: 'Thử', lines: ['Dòng <b>một</b>\nvà hai'] };
const catchFailure = (sending: Promise<void>): Promise<JobFailed> =>
  sending.then(
    () => expect.unreachable('it was sent'),
    (error: JobFailed) => error,
  );

describe('P02 a mail server that fails', () => {
  it('P02 is tried again until it is back', async () => {
    const port = await freePort();
    const url = `smtp://bua:${encodeURIComponent('lành@1')}@127.0.0.1:${port}`;
    const lone = await startGateway({ env: { SMTP_URL: url } });
    undo.push(lone.stop);
    const { email } = await putAccount(lone.ctx.couch, 'hoa');
    await new Browser(lone.url).post('/api/auth/password/forgot', { email });
    const failures = () => [...lone.parts.jobs.board.all()].map(({ job }) => job.failure?.code);
    await until(() => failures()[0] === 'mail_unreachable');
    const late = await startMailServer(port);
    undo.push(late.close);
    await until(() => late.mails.length === 1);
    expect(late.mails[0]?.to).toEqual([email]);
    await until(() => failures().length === 0);
  });

  it('P02 a mail has an id that stays the same, so that a repeated one is known as the same', async () => {
    for (let sent = 0; sent < 2; sent += 1)
      await mailer(mailServer.url).send('hoa@example.vn', NOTE, 'job:1a2b');
    const ids = mailServer.mails.map(({ raw }) => /^Message-ID: (.+?)\r?$/im.exec(raw)?.[1]);
    expect(ids).toEqual(['<job.1a2b@bualanh.example>', '<job.1a2b@bualanh.example>']);
    expect(extractPart(mailServer.mails[0]?.raw ?? '', 'text/html')).toContain(
      '&lt;b&gt;một&lt;/b&gt; và hai',
    );
  });

  it('P02 a mail that cannot be sent says why, without its reader or a password', async () => {
    const url = mailServer.url.replace('bua:', 'other:');
    const failure = await catchFailure(mailer(url).send('hoa@example.vn', NOTE, 'job:1'));
    expect(failure).toMatchObject({ code: 'mail_login', isFinal: false });
    expect(failure.message).toContain('EAUTH');
    expect(failure.message).not.toMatch(/hoa@|lành|l%C3/);
  });

  it('P02 a mail server that is lost while it has the mail may have sent it: nobody says it has not', async () => {
    const deaf = await startMailServer(0, { isDeaf: true });
    undo.push(deaf.close);
    const failure = await catchFailure(mailer(deaf.url).send('hoa@example.vn', NOTE, 'job:1'));
    expect(failure).toMatchObject({ code: 'outcome_unknown', isFinal: true });
  });

  it('P02 an address that mail programs read in two ways gets nothing', async () => {
    const before = mailServer.mails.length;
    for (const to of ['a@x.vn, b@y.vn', 'a@(c)x.vn', '"a b"@x.vn', 'a@x.vn\r\nBcc: b@y.vn'])
      expect(await catchFailure(mailer(mailServer.url).send(to, NOTE, 'job:1'))).toMatchObject({
        code: 'mail_refused',
        isFinal: true,
      });
    expect(mailServer.mails).toHaveLength(before);
  });
});
