/** What the log shows of an error. */
export interface ShownError {
  readonly type: string
  readonly message: string
  readonly code?: string
  /** Of a statement that failed: its text, with `$1` where values were. */
  readonly statement?: string
  /** Where it was thrown. */
  readonly stack: string
  readonly cause?: ShownError
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Where it was thrown, without the message that stands above. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter(line => /^\s+at /.test(line))
    .join('\n')

/** Whether the database said it: its message may repeat a value. */
const isOfDatabase = (error: Error): boolean => 'severity' in error && 'code' in error

/**
 * An error without what people entered: of a statement that failed the log has the statement and the database's code, and
 * neither its parameters nor a message that repeats one.
 */
export function shownError(error: unknown, depth = 0): ShownError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { query, code, cause } = error as { query?: unknown; code?: unknown; cause?: unknown }
  const statement = 'params' in error ? textOf(query) : undefined
  const hidden = statement !== undefined || isOfDatabase(error)
  const shownCode = textOf(code)
  return {
    type: error.constructor.name,
    message: hidden ? 'A statement failed' : error.message,
    ...(shownCode === undefined ? {} : { code: shownCode }),
    ...(statement === undefined ? {} : { statement }),
    stack: framesOf(error),
    ...(cause instanceof Error && depth < 5 ? { cause: shownError(cause, depth + 1) } : {}),
  }
}

/** The same as text, for a program that ends with it. */
export function shownText(error: unknown): string {
  const { type, message, code, statement, stack, cause } = shownError(error)
  const head = [`${type}: ${message}`, code, statement].filter(part => part !== undefined).join(' · ')
  const because =
    cause === undefined ? '' : `\nbecause of ${cause.type}: ${cause.message} ${cause.code ?? ''}`
  return `${head}\n${stack}${because}`
}
