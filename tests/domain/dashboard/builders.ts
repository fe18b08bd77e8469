import fc from 'fast-check'
import { figureNames } from '#domain/dashboard'

/** Any day of the product's time, `YYYY-MM-DD`. */
export const anyDay = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))

/** Items of one figure. */
export const anyCount = fc.record({ figure: fc.constantFrom(...figureNames), count: fc.nat(9) })
