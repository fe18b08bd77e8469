import { expect, it } from 'vitest'
import { minimumOrder, withMinimumOrder } from '#domain/minimumOrder'
import { aClosure, aStep } from './builders.ts'

it('puts what it found on the first price detail and clears the others', () => {
  const steps = [aStep(), aClosure({ minNoOfPasses: 1000 })]
  const found = minimumOrder({ minQty: 0, priceQty: 500, boardGradeMetres: 800, steps })
  if (!found.ok) throw new Error(found.reason)
  const details = withMinimumOrder([{ priceQty: 500 }, { priceQty: 1000, moq: [{ old: true }] }], found)
  expect(details).toMatchObject([
    { priceQty: 500, moq: [{ recommendedQty: 694 }], minNumPass: [{ message: 'FFG1: minimum passes 1000' }] },
    { priceQty: 1000, moq: [], minNumPass: [] },
  ])
})
