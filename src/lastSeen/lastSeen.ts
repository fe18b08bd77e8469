import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SignedInUser } from '#contract/security'
import { pageOf, redirectFrom } from '#domain/access'
import { rightsOf } from '../authProvider/rightsOf.ts'
import { goodFor } from './goodFor.ts'

interface SeenAnswer {
  readonly key: QueryKey
  readonly data: unknown
  /** When it was read, milliseconds since 1970. */
  readonly at: number
}

/** What is kept of a person's last look at their worklists, on this machine. */
export interface LastSeen {
  /** Who it is of, as the sign-in names them; nobody else gets to see it. */
  readonly subject: string
  /** The build that kept it: another one may read answers otherwise. */
  readonly build: string
  readonly user: SignedInUser
  readonly settings: readonly (readonly [string, unknown])[]
  /** The latest first. */
  readonly answers: readonly SeenAnswer[]
}

/** Pages of worklists, and the counts of the menu, that are kept; and characters that one may have. */
const atMost = 6
const largest = 1_000_000

/** Whether the answer is a page of a worklist, its shared views or the counts of the menu. */
export const isWorklist = ([kind, method, path]: QueryKey): boolean =>
  kind === 'call' &&
  method === 'GET' &&
  typeof path === 'string' &&
  /^\/quote-worklist\/(counts|views|\w+\/(sca-)?worklist)$/i.test(path)

interface Visit {
  readonly subject: string | null
  readonly build: string
  /** Path of the address that is opened. */
  readonly path: string
  readonly now: number
}

/**
 * What is kept, when it is this person's, of this build, and not too old; else null. A page that was not theirs to see
 * may be by now, so what is kept refuses nobody: then the server is asked first.
 */
export function usable(kept: LastSeen | undefined, { subject, build, path, now }: Visit): LastSeen | null {
  if (kept === undefined || subject === null || kept.subject !== subject || kept.build !== build) return null
  if (pageOf(path) !== undefined && redirectFrom(path, rightsOf(kept.user)) !== null) return null
  return { ...kept, answers: kept.answers.filter(({ at }) => now - at < goodFor) }
}

/** The worklists that the cache has answers of, the latest first; those of before where it has nothing newer. */
export function seenAnswers(queryClient: QueryClient, before: readonly SeenAnswer[]): readonly SeenAnswer[] {
  const now = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ queryKey, state }) => state.status === 'success' && isWorklist(queryKey))
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }))
  const names = new Set(now.map(({ key }) => JSON.stringify(key)))
  return [...now, ...before.filter(({ key }) => !names.has(JSON.stringify(key)))]
    .toSorted((a, b) => b.at - a.at)
    .filter(({ data }) => JSON.stringify(data).length <= largest)
    .slice(0, atMost)
}

const inOrder = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(one => JSON.stringify(inOrder(one))).toSorted()
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, part]) => [key, inOrder(part)] as const)
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  )
}

/** Whether two readings say the same of a person, in whatever order. */
export const isSamePerson = (one: SignedInUser, other: SignedInUser): boolean =>
  JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other))
