import type { QueryClient } from '@tanstack/react-query'
import { Failure } from './failure.ts'

/** No answer at all, or a gateway's while the server behind it is away. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Failure && (error.status === 0 || error.status >= 502)

/** Reads anew what the page shows as failed because the server did not answer; refusals stay as they are. */
export async function refetchUnanswered(queryClient: QueryClient): Promise<void> {
  await queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && isUnanswered(state.error),
  })
}
