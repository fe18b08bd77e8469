import { notFound } from '../../problem/problem.ts'

/** `found`, or the problem that there is no such thing. */
export function orNotFound<Found>(found: Found | null, what: string): Found {
  if (found === null) throw notFound(what)
  return found
}
