import type { Designer } from './designOf.ts'
import type { PalletsOf } from './palletsOf.ts'
import type { Pricer } from './pricerOf.ts'

/** What makes the sections of an item that engines calculate. */
export interface Makers {
  readonly palletsOf: PalletsOf
  readonly designer: Designer
  readonly pricer: Pricer
}
