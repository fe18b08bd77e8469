import type { Product } from '#contract/quote'

/** An overview that every rule of the first step is content with. */
export const carton: Partial<Product> = {
  productGroup: 'CORRUGATED',
  printProcess: 'NOPRINT',
  boardGrade: 'C340',
  boardGradeVariant: 'C340-N',
  vslCode: '0201',
  styleCarton: '02',
  styleVariant: '0201',
  styleTopFlap: '01',
  styleBottomFlap: '01',
  length: 400,
  width: 300,
  depth: 250,
  expectedOrderQuantity: 5000,
}
