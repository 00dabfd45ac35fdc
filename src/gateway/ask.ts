import type { z } from 'zod';
import { buildAddress, type ContractAnswer, type CallInput, type Contract } from '../api/contract';
import { readTolerantly } from '../domain/schema/tolerance';
import { limited } from '../platform/limited';
import { postInit, readJson, send, ServerAnswer, type Fetch } from './calls';

export type JsonContract = Contract & { answer: z.ZodType };

/** Milliseconds; hashing a password takes the server a moment. */
const PATIENCE = 30_000;

function buildRequestInit(
  { method }: Contract,
  { body, headers }: Sent,
  signal: AbortSignal,
): RequestInit {
  const more = headers === undefined ? {} : { headers };
  if (method === 'get') return { signal, cache: 'no-store', ...more };
  const init = postInit(body ?? {}, signal);
  return { ...init, method: method.toUpperCase(), headers: { ...init.headers, ...headers } };
}

interface Sent {
  body?: unknown;
  headers?: Record<string, string> | undefined;
}

/**
 * Ignores unknown fields: the gateway may be newer.
 * @throws ServerAnswer where it is no answer of our server; Unreachable when it breaks off
 */
export async function readAnswer<C extends JsonContract>(
  { answer }: C,
  response: Response,
): Promise<ContractAnswer<C>> {
  const parsed = readTolerantly<z.ZodType>(answer, await readJson(response));
  if (!parsed.ok) throw new ServerAnswer(response.status, null, null);
  return parsed.value as ContractAnswer<C>;
}

/** @throws Unreachable without a network, ServerAnswer when the server refuses, SessionLocked when this tab may not ask */
export interface Gateway {
  ask<C extends JsonContract>(
    contract: C,
    input: CallInput<C>,
    signal?: AbortSignal,
  ): Promise<ContractAnswer<C>>;
  read<C extends JsonContract>(
    contract: C,
    address: string,
    signal?: AbortSignal,
  ): Promise<ContractAnswer<C>>;
}

/**
 * @param fetch for calls that anyone may make; the others go with the session's token
 * @param answered told of each good answer
 */
export function createGateway(
  fetch: Fetch,
  session: { call: Fetch },
  answered: (contract: Contract) => void = () => undefined,
): Gateway {
  const call = <C extends JsonContract>(
    contract: C,
    address: string,
    sent: Sent,
    signal = new AbortController().signal,
  ): Promise<ContractAnswer<C>> =>
    limited(signal, PATIENCE, async (ends) => {
      const init = buildRequestInit(contract, sent, ends);
      const isOpen = contract.callers.includes('anyone');
      const answer = isOpen ? send(fetch, address, init) : session.call(address, init);
      const read = await readAnswer(contract, await answer);
      answered(contract);
      return read;
    });
  return {
    ask: (contract, input, signal) =>
      call(
        contract,
        buildAddress(contract, input),
        { body: input.body, headers: input.headers as Sent['headers'] },
        signal,
      ),
    read: (contract, address, signal) => call(contract, address, {}, signal),
  };
}
