import type { WireRequest } from '#contract/client'
import { Failure } from './failure.ts'

type Listener = (asked: string) => void

const listeners = new Set<Listener>()

/** What a request asks for, whatever it says of it: the same of the next try. */
export const askedBy = ({ method, path }: Pick<WireRequest, 'method' | 'path'>): string =>
  `${method} ${path.split('?', 1)[0]}`

/** Calls `listener` with what was asked each time that something asked of the server succeeds; answers how to stop. */
export function onSucceeded(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Tells that what was asked has been reached, by this try or by one before it. */
export function succeeded(asked: string): void {
  for (const listener of listeners) listener(asked)
}

/** Runs what asks for `asked`: its failure says what was asked, its success is told. */
export async function telling<Answer>(asked: string, run: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await run()
    succeeded(asked)
    return answer
  } catch (error) {
    if (error instanceof Failure) error.asked = asked
    throw error
  }
}
