import { whenIdle } from './whenIdle.ts'

interface Steps {
  readonly mayOpen: (address: string) => boolean
  readonly fetchPage: (address: string) => void
}

/** Has the page at an address read in idle time, where there is one that the person may open; the answer leaves it undone. */
export function readAhead(
  address: string | undefined,
  { mayOpen, fetchPage }: Steps,
): (() => void) | undefined {
  if (address === undefined || !mayOpen(address)) return
  return whenIdle(() => fetchPage(address))
}
