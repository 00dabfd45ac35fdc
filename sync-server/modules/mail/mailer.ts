import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import { emailSchema } from '../../../src/domain/accounts/account';
import type { Config } from '../../config';
import type { Logger } from '../../http/log';
import { JobFailed, OutcomeUnknown } from '../jobs/kinds';
import type { MailCause } from './askedMails';
import { compose } from './compose';
import type { MailText } from './texts';

/** RFC 5321 (4.5.3.2) grants minutes, but more than this would outlast a job's run (`jobs/outcome.ts`). */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 75_000 };
/** No mail of ours names a file or an address to load. */
const NOTHING_LOADED = { disableFileAccess: true, disableUrlAccess: true };

export interface Mailer {
  /**
   * @param id gives the Message-ID, so that a repeated mail is recognised
   * @throws JobFailed when it was not sent, OutcomeUnknown when that cannot be told
   */
  send(to: string, mail: MailText, id: string): Promise<void>;
  /**
   * The same for a mail that others can cause: above six an hour to one person it is left out.
   * @param cause who (default: anybody)
   * @throws JobFailed, OutcomeUnknown
   */
  sendAsked(to: string, mail: MailText, id: string, cause?: MailCause): Promise<void>;
  /** Counts a mail that anybody can cause. @returns whether it may go; asked again for the same `id`, it counts once */
  mayAsk(to: string, id: string, cause?: MailCause): Promise<boolean>;
  /** @throws JobFailed, OutcomeUnknown */
  sendLetter(letter: Letter, id: string): Promise<void>;
}

export interface Letter {
  fromName: string;
  replyTo: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  stopUrl?: string;
  attachment?: { name: string; content: Uint8Array };
  /** Any payer can cause it, so it is counted as `sendAsked` counts. */
  isAsked?: boolean;
  images?: readonly { cid: string; content: Uint8Array }[];
}

interface Parts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'> & Partial<Pick<Config, 'contactEmail'>>;
  log: Logger;
  mayAsk: (to: string, id: string, cause?: MailCause) => Promise<boolean>;
}

interface Message {
  from: string | { name: string; address: string };
  replyTo?: { name: string; address: string };
  headers?: Record<string, string>;
  attachments?: {
    filename: string;
    content: Buffer;
    contentType: string;
    cid?: string;
    contentDisposition?: 'inline';
  }[];
  /** An object: a bare string would be parsed for names, comments and more addresses. */
  to: { name: string; address: string };
  messageId: string;
  subject: string;
  text: string;
  html: string;
}

type Deliver = (message: Message, id: string) => Promise<void>;

function overSmtp(url: string): Deliver {
  return async (message) => {
    const transport = createTransport({ url, ...PATIENCE, ...NOTHING_LOADED });
    let isOnItsWay = false;
    transport.use('stream', (mail, done) => {
      mail.message.transform(() => {
        isOnItsWay = true;
        return new PassThrough();
      });
      done();
    });
    try {
      await transport.sendMail(message);
    } catch (error) {
      throw toFailure(error, isOnItsWay);
    }
  };
}

/** Readable by the gateway's user only: links in mails set passwords. The same mail is the same file. */
function intoFolder(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, ...NOTHING_LOADED });
  return async (message, id) => {
    const { message: bytes } = await transport.sendMail(message);
    if (!Buffer.isBuffer(bytes)) throw new Error('the mail is no buffer');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${id.replace(/[^\w-]/g, '-')}.eml`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, new Uint8Array(bytes), { mode: 0o600 });
    await rename(draft, join(folder, name));
  };
}

interface MailError {
  code?: string;
  responseCode?: number;
  command?: string;
}

/** Drops the addresses that the server's sentence may name. */
function formatDetail({ code, responseCode, command }: MailError): string {
  return [code, command, responseCode].filter((part) => part !== undefined).join(' ');
}

/** @param isOnItsWay the server may have the mail, unless it says that it refused it */
function toFailure(error: unknown, isOnItsWay: boolean): JobFailed {
  if (!(error instanceof Error)) return new JobFailed('internal');
  const mailError = error as Error & MailError;
  const detail = formatDetail(mailError);
  const { code, responseCode } = mailError;
  if (code === 'EAUTH') return new JobFailed('mail_login', detail);
  if (responseCode !== undefined && responseCode >= 500)
    return new JobFailed('mail_refused', detail, true);
  if (responseCode !== undefined && responseCode >= 400)
    return new JobFailed('mail_delayed', detail);
  if (isOnItsWay) return new OutcomeUnknown(detail);
  return new JobFailed('mail_unreachable', detail);
}

/** One-click unsubscribe (RFC 8058). */
const stopHeaders = (url: string): Record<string, string> => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** @param address of this server, as it may send for its own domain only; replies go to the expert */
function buildMessage(letter: Letter, address: string): Omit<Message, 'messageId'> {
  const { fromName, replyTo, to, subject, text, html, stopUrl, attachment, images = [] } = letter;
  const files = attachment
    ? [
        {
          filename: attachment.name,
          content: Buffer.from(attachment.content),
          contentType: 'application/pdf',
        },
      ]
    : [];
  return {
    from: { name: fromName, address },
    replyTo: { name: '', address: replyTo },
    to,
    subject,
    text,
    html,
    attachments: [
      ...files,
      ...images.map(({ cid, content: bytes }, index) => ({
        filename: `anh-${index + 1}.jpg`,
        content: Buffer.from(bytes),
        contentType: 'image/jpeg',
        cid,
        contentDisposition: 'inline' as const,
      })),
    ],
    ...(stopUrl ? { headers: stopHeaders(stopUrl) } : {}),
  };
}

export function createMailer({ config, log, mayAsk }: Parts): Mailer {
  const { smtpUrl, mailFrom, dataDir, contactEmail } = config;
  const deliver = smtpUrl === undefined ? intoFolder(join(dataDir, 'outbox')) : overSmtp(smtpUrl);
  const domain = /@([^>]+)>?$/.exec(mailFrom)?.[1] ?? 'localhost';
  const address = /<([^>]+)>$/.exec(mailFrom)?.[1] ?? mailFrom;
  const buildMessageId = (id: string): string => `<${id.replace(/[^\w-]/g, '.')}@${domain}>`;
  const sent = (id: string): void =>
    log.info({ id, to: smtpUrl === undefined ? 'outbox' : 'smtp' }, 'mail');
  const send: Mailer['send'] = async (to, mail, id) => {
    const read = emailSchema.safeParse(to);
    if (!read.success) throw new JobFailed('mail_refused', 'address', true);
    const replyTo = mail.replyTo ?? contactEmail;
    const message = {
      from: mailFrom,
      to: { name: '', address: read.data },
      messageId: buildMessageId(id),
      ...(replyTo === undefined ? {} : { replyTo: { name: '', address: replyTo } }),
    };
    await deliver({ ...message, ...compose(mail) }, id);
    sent(id);
  };
  const isFree: Mailer['mayAsk'] = async (to, id, cause) => {
    const may = await mayAsk(to, id, cause);
    if (!may)
      log.info({ id }, 'a mail was left out: its recipient got enough that others can cause');
    return may;
  };
  return {
    send,
    mayAsk: isFree,
    sendAsked: async (to, mail, id, cause) => {
      if (await isFree(to, id, cause)) await send(to, mail, id);
    },
    sendLetter: async (letter, id) => {
      if (letter.isAsked && !(await isFree(letter.to.address, id, 'payer'))) return;
      await deliver({ ...buildMessage(letter, address), messageId: buildMessageId(id) }, id);
      sent(id);
    },
  };
}
