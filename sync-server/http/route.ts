import { z } from 'zod';
import type {
  ContractAnswer,
  Contract,
  ContractHeaders,
  ContractParams,
  ContractQuery,
} from '../../src/api/contract';
import { AppError } from '../../src/domain/protocol/errors';
import type { FileAnswer } from './answer';
import type { Call, RouteDefinition } from './routes';

type ContractBody<C extends Contract> = C['body'] extends z.ZodType
  ? z.output<C['body']>
  : C['body'] extends 'file' | 'form'
    ? Buffer
    : undefined;

export interface ContractCall<C extends Contract> extends Call {
  params: ContractParams<C>;
  query: ContractQuery<C>;
  headers: ContractHeaders<C>;
  body: ContractBody<C>;
}

type AnswerKeys<C extends Contract> =
  ContractAnswer<C> extends { success: true }
    ? keyof ContractAnswer<C> extends 'success'
      ? void
      : Omit<ContractAnswer<C>, 'success'>
    : ContractAnswer<C> extends undefined
      ? FileAnswer | void
      : ContractAnswer<C>;

export type Handler<C extends Contract> = (
  call: ContractCall<C>,
) => Promise<AnswerKeys<C>> | AnswerKeys<C>;

export interface RouteOptions extends Pick<
  RouteDefinition,
  | 'authenticate'
  | 'recognises'
  | 'bodyLimit'
  | 'longList'
  | 'heavy'
  | 'rate'
  | 'room'
  | 'isStream'
  | 'withoutDatabase'
  | 'leaves'
> {
  before?: (call: Call) => void;
}

type CallPart = 'params' | 'query' | 'headers' | 'body';

/** @throws ZodError; AppError not_found when a path parameter is invalid */
function read(
  { params, query, headers, body }: Contract,
  source: CallPart,
  { req }: Call,
): unknown {
  if (source === 'query') return query?.parse(req.query);
  if (source === 'headers') return headers?.parse(req.headers);
  if (source === 'body') return typeof body === 'object' ? body.parse(req.body ?? {}) : req.body;
  if (!params) return req.params;
  const named = params.safeParse(req.params);
  if (!named.success) throw new AppError('not_found');
  return named.data;
}

export function route<C extends Contract>(
  contract: C,
  handler: Handler<NoInfer<C>>,
  { before, ...options }: RouteOptions = {},
): RouteDefinition {
  const { method, path, callers, beforeSecondFactor, bodyLimit, body, status, answer } = contract;
  const saysSuccess = answer instanceof z.ZodObject && 'success' in answer.shape;
  return {
    method,
    path,
    callers,
    ...(beforeSecondFactor === undefined ? {} : { beforeSecondFactor }),
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    takesBytes: body === 'file' || body === 'form',
    ...options,
    handler: async (call) => {
      before?.(call);
      const input = {
        query: read(contract, 'query', call),
        headers: read(contract, 'headers', call),
        params: read(contract, 'params', call),
        body: read(contract, 'body', call),
      };
      if (status !== undefined) call.res.status(status);
      const result: unknown = await handler(Object.assign(call, input) as ContractCall<C>);
      return saysSuccess
        ? { success: true, ...(result as object | undefined) }
        : (result as object);
    },
  };
}
