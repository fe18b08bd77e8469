/** Why the database could not do what was asked, though nothing was wrong with it. */
export type Outage = 'away' | 'full' | 'busy' | 'slow'

/** Conditions of PostgreSQL by the beginning of their SQLSTATE; the longest that fits counts. */
const byState: Readonly<Record<string, Outage>> = {
  '08': 'away',
  '57P': 'away',
  '25006': 'full',
  '40001': 'busy',
  '40P01': 'busy',
  '55P03': 'slow',
  '53': 'busy',
  '53100': 'full',
  '58030': 'full',
  '57014': 'slow',
  '25P03': 'slow',
}

/** What the network, the driver and its pool say without a code of PostgreSQL. */
const byWords: readonly (readonly [RegExp, Outage])[] = [
  [/^timeout exceeded when trying to connect/, 'busy'],
  [/^Query read timeout/, 'slow'],
  [/^Connection terminated/, 'away'],
  [/^Client has encountered a connection error|^Client was closed/, 'away'],
  [/^Cannot use a pool after calling end|^PGlite is clos/, 'away'],
]

const network = /^(ECONN|EPIPE$|ENOTFOUND$|EAI_AGAIN$|ETIMEDOUT$|EHOSTUNREACH$|ENETUNREACH$)/

function ofOne(error: object): Outage | null {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (network.test(code)) return 'away'
  const state = Object.keys(byState)
    .filter(start => /^[0-9A-Z]{5}$/.test(code) && code.startsWith(start))
    .sort((a, b) => b.length - a.length)[0]
  if (state !== undefined) return byState[state] ?? null
  const message = error instanceof Error ? error.message : ''
  return byWords.find(([words]) => words.test(message))?.[1] ?? null
}

/**
 * Why the database could not answer; null where it answered, or something else failed. Looks at what caused an error too.
 * Source: PostgreSQL, appendix A (SQLSTATE).
 */
export function outageOf(error: unknown): Outage | null {
  for (let each = error, depth = 0; typeof each === 'object' && each !== null && depth < 5; depth += 1) {
    const outage = ofOne(each)
    if (outage !== null) return outage
    each = 'cause' in each ? each.cause : null
  }
  return null
}
