import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { emailSchema } from '../../../src/domain/account';
import type { Config } from '../../config';
import type { Logger } from '../../http/log';
import { pause } from '../../http/pause';
import { compose } from './compose';
import type { MailText } from './texts';

/** Milliseconds before each further try: a mail server that is restarted is back by then. */
const RETRIES: readonly number[] = [2_000, 15_000, 60_000];
/** Milliseconds in which a mail server has to answer. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** No mail of ours names a file or an address to load. */
const NOTHING_LOADED = { disableFileAccess: true, disableUrlAccess: true };

export interface Mailer {
  /**
   * Hands a mail to the mail server, or writes it to the outbox folder; tries again for about a minute.
   * Never throws: who asked has his answer already. A mail that could not be sent is logged.
   */
  send(to: string, mail: MailText): Promise<void>;
}

interface Parts {
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;
  log: Logger;
  /** Aborted when the gateway stops: nothing is tried again. */
  signal: AbortSignal;
  /** Only tests change them. */
  retries?: readonly number[];
}

interface Message {
  from: string;
  /** An object: a bare string would be parsed for names, comments and more addresses. */
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
}

type Deliver = (message: Message) => Promise<void>;

function overSmtp(url: string): Deliver {
  const transport = createTransport({ url, ...PATIENCE, ...NOTHING_LOADED });
  return async (message) => {
    await transport.sendMail(message);
  };
}

/** One `.eml` file for each mail, readable by the gateway's user only: links in it set passwords. */
function intoFolder(folder: string): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, ...NOTHING_LOADED });
  return async (message) => {
    const { message: bytes } = await transport.sendMail(message);
    if (!Buffer.isBuffer(bytes)) throw new Error('the mail is no buffer');
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}.eml`;
    const draft = join(folder, `.${name}`);
    await writeFile(draft, new Uint8Array(bytes), { mode: 0o600 });
    await rename(draft, join(folder, name));
  };
}

/** What a mail server said, without the addresses that its sentences name. */
function reasonOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: 'unknown' };
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  return { reason: error.name, code, responseCode, command };
}

/** Mails to the configured SMTP server, or to `DATA_DIR/outbox` where none is configured. */
export function createMailer({ config, log, signal, retries = RETRIES }: Parts): Mailer {
  const { smtpUrl, mailFrom, dataDir } = config;
  const deliver = smtpUrl === undefined ? intoFolder(join(dataDir, 'outbox')) : overSmtp(smtpUrl);

  async function attempt(message: Message): Promise<void> {
    for (const wait of retries) {
      try {
        await deliver(message);
        return;
      } catch (error) {
        log.warn(reasonOf(error), 'a mail could not be sent; it is tried again');
        await pause(wait, signal);
        if (signal.aborted) throw error;
      }
    }
    await deliver(message);
  }

  return {
    send: async (to, mail) => {
      try {
        // Again: whoever stored the address, it must be one that every mail server reads alike.
        const address = emailSchema.parse(to);
        await attempt({ from: mailFrom, to: { name: '', address }, ...compose(mail) });
        log.info({ subject: mail.subject, to: smtpUrl === undefined ? 'outbox' : 'smtp' }, 'mail');
      } catch (error) {
        log.error({ ...reasonOf(error), subject: mail.subject }, 'a mail could not be sent');
      }
    },
  };
}
