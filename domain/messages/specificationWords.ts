import type { MessageKey } from './messages.ts'
import { text } from './text.ts'

/** A broken rule of a zod schema, as far as its message needs it. */
interface Issue {
  readonly code?: string | undefined
  readonly expected?: unknown
  readonly format?: unknown
  readonly origin?: unknown
  readonly maximum?: unknown
  readonly minimum?: unknown
  /** Whether the bound itself is allowed. */
  readonly inclusive?: boolean | undefined
}

const bound = (key: MessageKey, name: string, value: unknown) => text(key, { [name]: String(value) })

/** The message of a schema's broken rule in the specification's words, where the schema has none of its own. */
export function specificationWords(issue: Issue): string {
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? bound('formMaxCharacters', 'length', issue.maximum)
        : bound('formMax', 'max', issue.maximum)
    case 'too_small':
      return issue.inclusive === false
        ? bound('formGreaterThan', 'target', issue.minimum)
        : bound('formMin', 'min', issue.minimum)
    case 'invalid_type':
      if (issue.expected === 'int') return text('formWholeNumber')
      return issue.expected === 'number' ? text('formNumeric') : text('formOneOf')
    case 'invalid_format':
      return issue.format === 'date' ? text('formInvalidDate') : text('formRegex')
    default:
      return text('formOneOf')
  }
}
