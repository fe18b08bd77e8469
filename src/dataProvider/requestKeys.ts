import type { WireRequest } from '#contract/client'
import { isFailure } from './failure.ts'

/** Refusals that say for sure that nothing was done; after any other failure it may have been. */
const isAnswered = (error: unknown): boolean => isFailure(error) && error.status >= 400 && error.status < 500

/**
 * Keys of requests that make something. One whose answer was lost keeps its key: the same asked again, by whatever
 * button, is answered as the first time. What was answered and is asked again is new.
 */
export function createRequestKeys(newKey: () => string = () => crypto.randomUUID()) {
  const unanswered = new Map<string, string>()
  return {
    async once<Answer>(
      request: WireRequest,
      send: (request: WireRequest) => Promise<Answer>,
    ): Promise<Answer> {
      const what = `${request.method} ${request.path} ${request.body ?? ''}`
      const key = unanswered.get(what) ?? newKey()
      unanswered.set(what, key)
      try {
        const answer = await send({ ...request, key })
        unanswered.delete(what)
        return answer
      } catch (error) {
        if (isAnswered(error)) unanswered.delete(what)
        throw error
      }
    },
  }
}
