import type { ItemSections } from '../../sections.ts'
import { isAskedOf } from './isAskedOf.ts'
import type { Printing } from './printing.ts'

/** A workflow can't require what the print process has not. */
export const mayRequire = (printing: Printing, field: string, { product }: ItemSections): boolean =>
  isAskedOf(printing, field, product.printProcess)
