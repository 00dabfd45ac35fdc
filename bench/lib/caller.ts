import { randomUUID } from 'node:crypto';
import type { SessionResponse } from '../../src/api/auth';
import { APP_VERSION_HEADER, LEAST_APP } from '../../src/domain/protocol/protocolVersions';
import type { Epochs, LiveEvent, PushResponse } from '../../src/domain/protocol/protocol';
import { sendJson, type Person } from './stage';

export interface Caller {
  push(collection: string, documents: readonly { id: string }[]): Promise<PushResponse>;
}

async function hello(address: string, headers: Record<string, string>): Promise<Epochs> {
  const ending = new AbortController();
  const response = await fetch(address, { headers, signal: ending.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (!text.includes('\n')) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done) throw new Error(`no hello: ${response.status} ${text}`);
    text += value ?? '';
  }
  ending.abort();
  const event = JSON.parse(text.slice(0, text.indexOf('\n'))) as LiveEvent;
  if (event.type !== 'hello') throw new Error(`not a hello: ${text}`);
  return event.epochs;
}

export async function signIn(url: string, person: Person): Promise<Caller> {
  const { email, password, accountId, workspaceId } = person;
  const { accessToken } = (await sendJson('POST', `${url}/api/auth/login`, {
    email,
    password,
  })) as SessionResponse;
  const headers = { authorization: `Bearer ${accessToken}`, [APP_VERSION_HEADER]: LEAST_APP };
  const who = { accountId, workspaceId, deviceId: randomUUID() };
  const query = new URLSearchParams(who).toString();
  const epochs = await hello(`${url}/sync/live?${query}`, headers);
  return {
    async push(collection, documents) {
      const rows = documents.map((document) => ({
        collection,
        rev: null,
        next: { ...document, _deleted: false },
      }));
      const body = { ...who, epoch: epochs.workspace, rows };
      const answer = (await sendJson('POST', `${url}/sync/push`, body, headers)) as PushResponse;
      const refused = answer.verdicts.find(({ verdict }) => verdict !== 'accepted');
      if (refused) throw new Error(`not accepted: ${JSON.stringify(refused)}`);
      return answer;
    },
  };
}
