import type { Product } from './product.ts'

/** What the rules of the overview ask for at every step: a VSL code and, of all styles but 09, flaps and a depth. */
export const asksFor = ({ styleCarton }: Product, field: string): boolean =>
  field === 'vslCode' ||
  (styleCarton !== '09' && ['depth', 'styleTopFlap', 'styleBottomFlap'].includes(field))
