import { type UseQueryOptions, type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Page } from '#contract/client'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { callPageQuery, callQuery } from './callQuery.ts'
import { useProvider } from './useProvider.ts'

/** `meta.quiet`: no progress is shown for it; `meta.patient`: it lets calls that somebody waits for go first. */
type Options<Data> = Omit<UseQueryOptions<Data, Error>, 'queryKey' | 'queryFn'>

/** The answer of a call, cached by its input; a call with the same input elsewhere shares it. */
export function useCall<Row extends Endpoint>(
  row: Row,
  input: CallInput<Row>,
  options: Options<CallOutput<Row>> = {},
): UseQueryResult<CallOutput<Row>, Error> {
  const calls = useProvider()
  return useQuery<CallOutput<Row>, Error>({
    ...options,
    ...callQuery(calls, row, input),
  })
}

interface PageOptions<Data> extends Options<Data> {
  /** Asked for while what shows it is being drawn the first time, not afterwards. */
  readonly isEarly?: boolean
}

/** One page of a list with its total, cached by its input (see {@link listParams} for sort, range and filter). */
export function useCallPage<Row extends Endpoint>(
  row: Row,
  input: CallInput<Row>,
  { isEarly = false, ...options }: PageOptions<Page<CallOutput<Row>>> = {},
): UseQueryResult<Page<CallOutput<Row>>, Error> {
  const calls = useProvider()
  const queryClient = useQueryClient()
  const query: UseQueryOptions<Page<CallOutput<Row>>, Error> = {
    ...options,
    ...callPageQuery(calls, row, input),
  }
  if (isEarly && queryClient.getQueryState(query.queryKey) === undefined) {
    void queryClient.prefetchQuery({ queryKey: query.queryKey, queryFn: query.queryFn, meta: query.meta })
  }
  return useQuery(query)
}
