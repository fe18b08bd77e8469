import { expect, it } from 'vitest'
import { listReason } from '../../../src/components/list/listReason.ts'
import { Failure } from '../../../src/dataProvider/index.ts'

const failed = (code: 'invalid-request' | 'no-connection', message: string) =>
  listReason(new Failure({ message, status: 400, code }))

it('an address that asks amiss is answered by what one can do, any other failure by its own sentence', () => {
  expect(failed('invalid-request', 'querystring: filter.orderedFrom Invalid date')).toBe(
    'The list can’t be narrowed like that: change its filters, or clear them.',
  )
  expect(failed('no-connection', 'No connection to the server')).toBe('No connection to the server')
  expect(listReason(new Error('odd'))).toBe('Error retrieving data.')
})
