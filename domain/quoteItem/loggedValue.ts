import type { Field } from './fields.ts'

/** A value as the change log keeps it: of what an engine drew or calculated only that it did. */
export function loggedValue(field: Field | undefined, value: unknown): unknown {
  const isNothing = value === '' || value === null || value === undefined
  if (field?.kind === 'picture') return isNothing ? null : 'drawn'
  if (field?.kind === 'origin') return isNothing ? null : 'calculated'
  return value
}
