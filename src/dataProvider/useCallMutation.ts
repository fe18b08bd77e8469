import {
  type UseMutationOptions,
  type UseMutationResult,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { refreshCalls } from './callKey.ts'
import { useProvider } from './useProvider.ts'

interface Options<Row extends Endpoint>
  extends Omit<UseMutationOptions<CallOutput<Row>, Error, CallInput<Row>>, 'mutationFn'> {
  /** Rows whose cached answers are old after this call succeeds. */
  readonly refresh?: readonly Endpoint[]
}

/** A call that changes something: `mutate(input)`, or `await mutateAsync(input)` which throws a Failure. */
export function useCallMutation<Row extends Endpoint>(
  row: Row,
  { refresh = [], onSuccess, ...options }: Options<Row> = {},
): UseMutationResult<CallOutput<Row>, Error, CallInput<Row>> {
  const calls = useProvider()
  const queryClient = useQueryClient()
  return useMutation<CallOutput<Row>, Error, CallInput<Row>>({
    ...options,
    mutationFn: input => calls.call(row, input),
    onSuccess: async (...result) => {
      // What the screen shows is fetched again in the background: the caller does not wait for it.
      void refreshCalls(queryClient, refresh)
      await onSuccess?.(...result)
    },
  })
}
