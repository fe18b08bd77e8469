import { logValue } from '../editing/logValue.ts'

interface Words {
  readonly labels: Readonly<Record<string, string>>
  readonly show?: ((field: string, value: unknown) => string | undefined) | undefined
}

const events: Readonly<Record<string, string>> = { created: 'Created', deleted: 'Deleted' }

/** What a field of a master, or an event of its log, is called. */
export const labelOf = ({ labels }: Pick<Words, 'labels'>, field: string): string =>
  labels[field] ?? events[field] ?? field

/** A value of a master as people read it. */
export function showValue({ show }: Words, field: string, value: unknown): string {
  const own = show?.(field, value)
  if (own !== undefined) return own
  if (Array.isArray(value)) {
    return value.length === 0 ? '—' : value.map(part => logValue(part)).join(', ')
  }
  return logValue(value)
}
