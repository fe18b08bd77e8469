import type { Product } from '#contract/quote'
import { regularCarton } from '../regularCarton.ts'

/** An overview that every rule of the first step is content with. */
export const carton: Partial<Product> = {
  ...regularCarton,
  productGroup: 'CORRUGATED',
  printProcess: 'NOPRINT',
  boardGradeVariant: 'C340-N',
  vslCode: '0201',
}
