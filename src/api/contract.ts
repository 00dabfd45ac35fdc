import { z } from 'zod';
import type { Callers } from '../domain/accounts/access/callers';
import { TOKEN_HEADER } from '../domain/accounts/tokenHeader';

/** An answer that is no JSON of ours. */
export interface RawAnswer {
  mediaTypes: readonly string[];
  /** Each line of it, where it is JSON line by line (NDJSON). */
  line?: z.ZodType;
}

/**
 * One call of the gateway, as both sides know it: the gateway's route is made of it, the browser asks by it, and the
 * permission matrix holds it to its callers. Nobody else writes the path.
 */
export interface Contract {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** From the root of the site; `:name` stands for one segment. */
  path: `/${string}`;
  callers: Callers;
  /** Administrators may make it before they have a second factor. */
  beforeSecondFactor?: boolean;
  /** Parameters of the path, where they have to be of a form; anything else is `not_found`. */
  params?: z.ZodType;
  query?: z.ZodType;
  /** Headers of the request, by their names in small letters: what opens something, for addresses stand in logs. */
  headers?: z.ZodType;
  /** JSON of a schema; `file`: bytes as they are; `form`: multipart/form-data. Without it, no body is looked at. */
  body?: z.ZodType | 'file' | 'form';
  /** Most bytes of the body, where the caller has to know (default: the gateway's). */
  bodyLimit?: number;
  /** Of a good answer (default 200). */
  status?: 201;
  answer: z.ZodType | RawAnswer;
}

/** A contract, checked where it is written and with the types of what it says. */
export const contract = <const C extends Contract>(one: C): C => one;

/** A good answer of ours in JSON; what it holds beside `success`, the gateway's handler gives. */
export const ok = <S extends z.ZodRawShape>(shape: S) =>
  z.object({ success: z.literal(true), ...shape });

/** The answer of a call that only does something. */
export const done = ok({});

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

type Parsed<S, Else = undefined> = S extends z.ZodType ? z.output<S> : Else;

/** Parameters of the path, as strings or as their schema reads them. */
export type ParamsOf<C extends Contract> = Parsed<
  C['params'],
  Readonly<Record<NamesIn<C['path']>, string>>
>;
export type QueryOf<C extends Contract> = Parsed<C['query']>;
export type HeadersOf<C extends Contract> = Parsed<C['headers']>;
export type AnswerOf<C extends Contract> = Parsed<C['answer']>;

type Given<Name extends string, S> = S extends z.ZodType
  ? Record<Name, z.input<S>>
  : Partial<Record<Name, undefined>>;
type GivenParams<C extends Contract> = [NamesIn<C['path']>] extends [never]
  ? { params?: undefined }
  : { params: Readonly<Record<NamesIn<C['path']>, string>> };

/** Where a call goes: what its path and its query name. */
export type AskedAt<C extends Contract> = GivenParams<C> & Given<'query', C['query']>;
/** All that a caller hands over. */
export type Asked<C extends Contract> = AskedAt<C> &
  Given<'body', C['body']> &
  Given<'headers', C['headers']>;

/** Headers of a call that a token opens. */
export const tokenHeaders = <T extends z.ZodType>(token: T) => z.object({ [TOKEN_HEADER]: token });

/** The address of a call, with what it names. A query's absent values are left out. */
export function addressOf<C extends Contract>({ path }: C, { params, query }: AskedAt<C>): string {
  const named: Readonly<Record<string, string>> = params ?? {};
  const filled = path.replace(/:(\w+)/g, (_all, name: string) =>
    encodeURIComponent(named[name] ?? ''),
  );
  const given = Object.entries((query ?? {}) as Record<string, unknown>);
  const search = new URLSearchParams(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  ).toString();
  return search === '' ? filled : `${filled}?${search}`;
}
