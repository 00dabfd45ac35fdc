import { Agent, request, type IncomingMessage } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocol/protocolVersions';

export interface Answer {
  status: number;
  body: unknown;
  cookie: string | undefined;
}

export interface Sent {
  body: object;
  token?: string;
  cookie?: string;
}

export interface Api {
  post(path: string, sent: Sent): Promise<Answer>;
  /**
   * @param onEnd called once, with the status of a refusal or 0
   * @returns cuts it
   */
  open(path: string, token: string, onLine: (line: string) => void, onEnd: Ended): () => void;
  close(): void;
}

type Ended = (status: number) => void;

/** Connections for short calls, as a reverse proxy in front of the gateway keeps them. */
const MAX_SOCKETS = 256;
const PATIENCE = 30_000;

function readText(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Uint8Array[] = [];
    answer.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('aborted', () => reject(new Error('the answer was cut')));
    answer.on('end', () => {
      const bytes = Buffer.concat(chunks);
      const isPacked = answer.headers['content-encoding'] === 'gzip';
      resolve((isPacked ? gunzipSync(bytes) : bytes).toString('utf8'));
    });
  });
}

async function read(answer: IncomingMessage): Promise<Answer> {
  const text = await readText(answer);
  return {
    status: answer.statusCode ?? 0,
    body: text === '' ? undefined : (JSON.parse(text) as unknown),
    cookie: answer.headers['set-cookie']?.[0]?.split(';')[0],
  };
}

const APP = { 'accept-encoding': 'gzip', [APP_VERSION_HEADER]: LEAST_APP };

export function createApi(url: string): Api {
  const { hostname: host, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });

  function post(path: string, { body, token, cookie }: Sent): Promise<Answer> {
    const text = JSON.stringify(body);
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...APP,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(cookie === undefined ? {} : { cookie }),
    };
    return new Promise((resolve, reject) => {
      const call = request({ host, port, path, method: 'POST', agent, headers }, (answer) => {
        read(answer).then(resolve, reject);
      });
      call.setTimeout(PATIENCE, () => call.destroy(new Error('no answer in time')));
      call.on('error', reject);
      call.end(text);
    });
  }

  function open(path: string, token: string, onLine: (line: string) => void, onEnd: Ended) {
    let rest = '';
    let ended = false;
    const end = (status: number): void => {
      if (ended) return;
      ended = true;
      onEnd(status);
    };
    const headers = { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' };
    const call = request({ host, port, path, agent: false, headers }, (answer) => {
      if (answer.statusCode !== 200) {
        answer.resume();
        end(answer.statusCode ?? 0);
        return;
      }
      answer.setEncoding('utf8');
      answer.on('data', (chunk: string) => {
        const lines = (rest + chunk).split('\n');
        rest = lines.pop() ?? '';
        for (const line of lines) onLine(line);
      });
      answer.on('close', () => end(0));
      answer.on('error', () => end(0));
    });
    call.on('error', () => end(0));
    call.end();
    return () => {
      ended = true;
      call.destroy();
    };
  }

  return { post, open, close: () => agent.destroy() };
}
