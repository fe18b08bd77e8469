import type { z } from 'zod'
import type { Right } from '#domain/access'
import type { ProblemCode } from './problem.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Names in braces of a path: `/quote/Quote/{q}/items/{i}` → 'q' | 'i'. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** A call is a row: everything both sides need to know of it. */
export interface Endpoint {
  readonly method: Method
  readonly path: string
  /** What it is for, one line, for the reference pages. */
  readonly summary: string
  readonly right: Right
  readonly params?: z.ZodObject
  readonly query?: z.ZodObject
  readonly body?: z.ZodType
  readonly response: z.ZodType
  /** The answer is one page of a list; its place and the total travel in `Content-Range`. */
  readonly list?: true
  /** It asks and changes nothing, whatever its method. */
  readonly onlyAsks?: true
  /** It makes something: a caller who did not get the answer asks again with the same key, and nothing is made twice. */
  readonly once?: true
  /** What is sent is a multipart form: the texts of `body`, and behind them one file in a part called `file`. */
  readonly takesFile?: true
  /** The answer is a file, in whole or the range that was asked for, and not JSON. */
  readonly answersFile?: true
  /** It changes what people may do, always or with these parameters: that is logged. */
  readonly changesRights?: true | ((params: Readonly<Record<string, unknown>>) => boolean)
  /** Codes it can answer besides those every call can (see `everyCallProblems`). */
  readonly problems?: readonly ProblemCode[]
}

type WithParams<Path extends string> = [ParamNames<Path>] extends [never]
  ? { readonly params?: never }
  : { readonly params: z.ZodObject<Record<ParamNames<Path>, z.ZodType>> }

/** Declares a call. A path parameter without a schema, or a row without a right, does not compile. */
export function endpoint<const Path extends string, const Row extends Omit<Endpoint, 'params'>>(
  row: Row & { readonly path: Path } & WithParams<Path>,
): Row & { readonly path: Path } & WithParams<Path> {
  return row
}

/** The calls of one service by their names. */
export type Service = Readonly<Record<string, Endpoint>>

type Part<Key extends string, Schema> = Schema extends z.ZodType
  ? Record<never, never> extends z.input<Schema>
    ? { readonly [K in Key]?: z.input<Schema> }
    : { readonly [K in Key]: z.input<Schema> }
  : unknown

/** What a caller gives: only the parts the row declares, and those that can be left out are optional. */
export type CallInput<Row extends Endpoint> = Part<'params', Row['params']> &
  Part<'query', Row['query']> &
  Part<'body', Row['body']>

/** What a caller gets. */
export type CallOutput<Row extends Endpoint> = z.output<Row['response']>
