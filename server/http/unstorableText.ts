import { Problem } from '../problem/problem.ts'
import { fieldPath } from './fieldPath.ts'

/** Half of a surrogate pair stands for no character; with the `u` flag whole pairs do not match. */
const halfPair = /\p{Surrogate}/u

const join = (path: string, key: string): string => (path === '' ? key : `${path}.${key}`)

/** Where in `value` the first text is that PostgreSQL cannot keep (a NUL, half a surrogate pair); null: nowhere. */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || halfPair.test(value) ? path : null
  if (typeof value !== 'object' || value === null) return null
  for (const [key, part] of Object.entries(value)) {
    const found = unstorableText(part, join(path, key))
    if (found !== null) return found
  }
  return null
}

/** Refuses what PostgreSQL cannot keep, at its path; `parts`: what a request gives, its body last. */
export function assertStorable(parts: readonly unknown[]): void {
  const path = unstorableText(parts)
  if (path === null) return
  throw new Problem('invalid-request', 'The text has characters that cannot be kept.', {
    errors: [{ path: fieldPath(path.split('.').slice(1), parts.at(-1)), message: 'has invalid characters' }],
  })
}
