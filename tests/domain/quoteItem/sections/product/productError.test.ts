import { expect, it } from 'vitest'
import { incomplete } from '#domain/workflow'
import { productError } from '../../../../../domain/quoteItem/sections/product/productError.ts'
import { step, workflow } from '../../../workflow/builders.ts'

it('an error on a field of the product keeps the item from going forward', () => {
  const error = productError('length', 'length', 'must be > 0')
  expect(error).toEqual({
    ...{ tab: 'overview', section: 'product', field: 'length' },
    ...{ code: 'length', message: 'must be > 0', severity: 'error' },
  })
  const asking = step({ code: 'INITIATE', asks: ['overview'] })
  expect(incomplete(workflow(asking), asking, { hasPurchaseOrder: true, hasFiles: true }, [error])).toBe(
    'Overview is not valid: Length must be > 0',
  )
})
