import type { Designer } from './designOf.ts'
import type { PalletsOf } from './palletsOf.ts'

/** What makes the sections of an item that engines calculate. */
export interface Makers {
  readonly palletsOf: PalletsOf
  readonly designer: Designer
}
