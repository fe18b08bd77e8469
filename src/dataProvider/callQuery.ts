import type { QueryFunctionContext } from '@tanstack/react-query'
import type { Page } from '#contract/client'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import type { Calls } from './call.ts'
import { callKey, callPageKey } from './callKey.ts'

/** A call as a query: where its answer is cached, and how it is asked for. */
export const callQuery = <Row extends Endpoint>(
  calls: Pick<Calls, 'call'>,
  row: Row,
  input: CallInput<Row>,
) => ({
  queryKey: callKey(row, input),
  queryFn: ({ signal, meta }: Pick<QueryFunctionContext, 'signal' | 'meta'>): Promise<CallOutput<Row>> =>
    calls.call(row, input, { signal, patient: meta?.patient === true }),
})

/** One page of a list call as a query. */
export const callPageQuery = <Row extends Endpoint>(
  calls: Pick<Calls, 'callPage'>,
  row: Row,
  input: CallInput<Row>,
) => ({
  queryKey: callPageKey(row, input),
  queryFn: ({
    signal,
    meta,
  }: Pick<QueryFunctionContext, 'signal' | 'meta'>): Promise<Page<CallOutput<Row>>> =>
    calls.callPage(row, input, { signal, patient: meta?.patient === true }),
})
