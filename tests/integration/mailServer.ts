import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface Received {
  from: string;
  to: string[];
  raw: string;
}

export interface MailServer {
  url: string;
  mails: Received[];
  close(): Promise<void>;
}

export async function startMailServer(port = 0, { isDeaf = false } = {}): Promise<MailServer> {
  const mails: Received[] = [];
  const sockets = new Set<Socket>();
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      username === 'bua' && password === 'lành@1'
        ? done(null, { user: username })
        : done(new Error('wrong password')),
    onData: (stream, { envelope }, done) => {
      if (isDeaf) {
        stream.on('end', () => sockets.forEach((socket) => socket.destroy()));
        stream.resume();
        return;
      }
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push({
          from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  const address = server.server.address();
  const open = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `smtp://bua:${encodeURIComponent('lành@1')}@127.0.0.1:${open}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

export function extractPart(raw: string, type: 'text/plain' | 'text/html'): string {
  // Split by the mail's own nested boundaries: a line of a wrapped token may begin with two dashes too.
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary]) => boundary ?? '');
  const parts = boundaries.reduce<string[]>(
    (all, boundary) => all.flatMap((part) => part.split(`\n--${boundary}`)),
    [raw],
  );
  for (const part of parts) {
    const [head = '', ...body] = part.split(/\r?\n\r?\n/);
    if (!head.toLowerCase().includes(`content-type: ${type}`)) continue;
    const encoding = /content-transfer-encoding: ([\w-]+)/i.exec(head)?.[1] ?? '';
    return decoded(body.join('\n\n'), encoding.toLowerCase()).normalize('NFC');
  }
  throw new Error(`no ${type} in ${raw}`);
}

export const decodeSubject = (raw: string): string =>
  [
    ...(/^Subject: ((?:.|\r?\n[ \t])+)/m.exec(raw)?.[1] ?? '').matchAll(
      /=\?UTF-8\?([BQ])\?([^?]*)\?=|[^=]+/gi,
    ),
  ]
    .map(([plain, kind, text = '']) => {
      if (kind === undefined) return plain.trim() === '' ? '' : plain;
      if (kind.toUpperCase() === 'B') return Buffer.from(text, 'base64').toString();
      return decoded(text.replaceAll('_', ' '), 'quoted-printable');
    })
    .join('')
    .normalize('NFC');

export const tokenIn = (text: string): string =>
  /\/expert\/reset-password#token=([\w.-]+)/.exec(text)?.[1] ?? '';
