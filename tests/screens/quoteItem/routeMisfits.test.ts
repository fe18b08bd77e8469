import { describe, expect, it } from 'vitest'
import { findingsOf, type ItemSections } from '#domain/quoteItem'
import { routeMisfits } from '../../../src/pages/quoteItem/similar/routeMisfits.ts'
import { aStep, sectionsOf, under } from '../../domain/quoteItem/builders.ts'

const check = (values: ItemSections) => findingsOf(under(values))
const glued = { additionalTrim: 0, designSteps: [aStep('CORR'), aStep('FFG', { isClosedHere: true })] }
const padded = { additionalTrim: 0, designSteps: [aStep('CORR')] }

describe('a route that is taken of a similar product', () => {
  it('is said not to fit an item of another style', () => {
    const pad = sectionsOf({ product: { styleCarton: '09', styleVariant: '0900' } })
    const [why, ...more] = routeMisfits(check, pad, glued)
    expect(why).toMatch(/Closed Here/i)
    expect(more).toEqual([])
    expect(routeMisfits(check, pad, padded)).toEqual([])
  })

  it('is not blamed for what keeps the item from being saved already', () => {
    const box = sectionsOf({ product: { styleCarton: '02', styleVariant: '0201' }, design: padded })
    expect(check(box).filter(({ section }) => section === 'design')).not.toEqual([])
    expect(routeMisfits(check, box, padded)).toEqual([])
    expect(routeMisfits(check, box, glued)).toEqual([])
  })
})
