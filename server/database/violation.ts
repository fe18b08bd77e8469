const violations: Readonly<Record<string, 'once' | 'reference'>> = { '23505': 'once', '23503': 'reference' }

/**
 * Which promise of the database a write would have broken: something is there once only, or what is named exists. Null
 * for any other error.
 */
export function violationOf(error: unknown): 'once' | 'reference' | null {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
  return violations[code] ?? null
}
