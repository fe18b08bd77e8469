import { type Page, readAnswer, requestOf } from '#contract/client'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { Failure } from './failure.ts'
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
  const read = async <Row extends Endpoint>(row: Row, response: Response) => {
    try {
      return await readAnswer(row, response)
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw error
      throw new Failure({
        message: 'The answer of the server could not be read',
        status: response.status,
        code: 'unreadable-answer',
      })
    }
  }

  const callPage: Calls['callPage'] = async (row, input, options) => {
    const page = await read(row, await http(requestOf(row, input), options))
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
