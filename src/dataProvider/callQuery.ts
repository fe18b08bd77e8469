import type { QueryFunctionContext } from '@tanstack/react-query'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import type { Calls } from './call.ts'
import { callKey } from './callKey.ts'

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
