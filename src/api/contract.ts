import { z } from 'zod';
import type { Callers } from '../domain/accounts/access/callers';
import { TOKEN_HEADER } from '../domain/accounts/tokenHeader';

export interface RawAnswer {
  mediaTypes: readonly string[];
  line?: z.ZodType;
}

/** Single source for the gateway's route, the browser's call and the permission matrix. Nobody else writes the path. */
export interface Contract {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** From the root of the site; `:name` stands for one segment. */
  path: `/${string}`;
  callers: Callers;
  beforeSecondFactor?: boolean;
  /** Where parameters must have a form; anything else is `not_found`. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** Lower-case names. For secrets, because addresses are logged. */
  headers?: z.ZodType;
  /** Schema: JSON; `file`: raw bytes; `form`: multipart/form-data. Absent: the body is not read. */
  body?: z.ZodType | 'file' | 'form';
  bodyLimit?: number;
  /** Of a good answer (default 200). */
  status?: 201;
  answer: z.ZodType | RawAnswer;
}

export const contract = <const C extends Contract>(one: C): C => one;

/** `success: true` is added by the gateway. */
export const ok = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ success: z.literal(true), ...shape });

export const done = ok({});

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parsed<S, Else = undefined> = S extends z.ZodType ? z.output<S> : Else;

export type ContractParams<C extends Contract> = Parsed<
  C['params'],
  Readonly<Record<NamesIn<C['path']>, string>>
>;
export type ContractQuery<C extends Contract> = Parsed<C['query']>;
export type ContractHeaders<C extends Contract> = Parsed<C['headers']>;
export type ContractAnswer<C extends Contract> = Parsed<C['answer']>;

type ContractInput<Name extends string, S> = S extends z.ZodType
  ? Record<Name, z.input<S>>
  : Partial<Record<Name, undefined>>;
type GivenParams<C extends Contract> = [NamesIn<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<NamesIn<C['path']>, string>> };

export type AskedAt<C extends Contract> = GivenParams<C> & ContractInput<'query', C['query']>;
export type CallInput<C extends Contract> = AskedAt<C> &
  ContractInput<'body', C['body']> &
  ContractInput<'headers', C['headers']>;

/** Tokens travel in a header, because addresses are logged. */
export const tokenHeaders = <T extends z.ZodType>(token: T) => z.object({ [TOKEN_HEADER]: token });

export function buildAddress<C extends Contract>(
  { path }: C,
  { params, query }: AskedAt<C>,
): string {
  const named: Readonly<Record<string, string>> = params ?? {};
  const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(named[name] ?? ''),
  );
  const entries = Object.entries((query ?? {}) as Record<string, unknown>);
  const search = new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
