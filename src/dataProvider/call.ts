import { type Page, readAnswer, requestOf } from '#contract/client'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { answerOf } from './answerOf.ts'
import type { Http, RequestOptions } from './http.ts'
import { noteWrite } from './lastWrite.ts'
import { pageLocally } from './pageLocally.ts'

export interface Calls {
  /** Makes the call of `row` and answers its data. */
  call<Row extends Endpoint>(
    row: Row,
    input: CallInput<Row>,
    options?: RequestOptions,
  ): Promise<CallOutput<Row>>
  /** Makes the call of a list and answers its page; `total` is missing when the server did not count. */
  callPage<Row extends Endpoint>(
    row: Row,
    input: CallInput<Row>,
    options?: RequestOptions,
  ): Promise<Page<CallOutput<Row>>>
}

/** The contract's rows as functions over `http`. */
export function createCalls(http: Http): Calls {
  const callPage: Calls['callPage'] = async (row, input, options) => {
    const response = await http(requestOf(row, input), options)
    const page = await answerOf(response, answer => readAnswer(row, answer))
    if (row.method !== 'GET' && row.onlyAsks !== true) noteWrite()
    if (row.list !== true || page.total !== undefined || !Array.isArray(page.data)) return page
    const { query = {} } = input as { query?: Record<string, unknown> }
    return pageLocally(page.data, query) as typeof page
  }

  return {
    callPage,
    call: async (row, input, options) => (await callPage(row, input, options)).data,
  }
}
