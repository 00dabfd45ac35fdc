import { request, type IncomingHttpHeaders } from 'node:http';
import { TEST_BANK } from '../support/playedBank';
import { seconds, type Stage } from './stage';

export const SOLD = 'demo-ha-recipe-ca-thu-sot-ca-chua';

interface Answered {
  status: number;
  text: string;
  headers: IncomingHttpHeaders;
}
export interface StrangerCall {
  from: string;
  path: string;
  method?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export function ask(
  { port }: Stage,
  { from, path, method, body, headers = {} }: StrangerCall,
): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        localAddress: from,
        agent: false,
        headers: { 'content-type': 'application/json', ...headers },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part: string) => (text += part));
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, text, headers: answer.headers }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(typeof body === 'string' || body === undefined ? body : JSON.stringify(body));
  });
}

export async function storm(
  stage: Stage,
  { calls, addressCount, net }: { calls: number; addressCount: number; net: number },
  make: (at: number) => Omit<StrangerCall, 'from'>,
): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < calls) {
      const at = next;
      next += 1;
      const from = `127.0.${net}.${1 + (at % addressCount)}`;
      const { status } = await ask(stage, { from, ...make(at) }).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 40 }, work));
  return statuses;
}

export const failed = (statuses: Map<number, number>): string[] =>
  [...statuses]
    .filter(([status]) => status >= 500)
    .map(([status, n]) => `${n} answers of ${status}`);

export const withBank = async () => ({
  env: { DEMO: 'on', ...TEST_BANK },
  state: undefined,
  end: () => Promise.resolve(),
});

export async function waitForHouse(stage: Stage): Promise<void> {
  for (let look = 0; look < 60; look += 1) {
    const { status } = await ask(stage, { from: '127.0.0.9', path: `/recipe/${SOLD}` });
    if (status === 200) return;
    await seconds(1);
  }
  throw new Error('the public house is empty');
}
