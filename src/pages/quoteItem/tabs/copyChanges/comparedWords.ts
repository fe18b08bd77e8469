import { counted } from '#domain/formats'

interface Compared {
  /** Rows of the tables that differ. */
  readonly differing: number
  /** Fields of the item that differ, those of the tables among them. */
  readonly fields: number
  readonly productCode: string
  readonly description: string
}

/** How an item stands to the product that it was begun from, in a sentence that is true of the tables and of every field. */
export function comparedWords({ differing, fields, productCode, description }: Compared): string {
  if (differing > 0) return `${counted(differing, 'difference')} to ${productCode} ${description}`
  if (fields === 0) return `Nothing of what is compared differs from ${productCode}.`
  return `The tables say the same as ${productCode}; ${counted(fields, 'other field')} ${fields === 1 ? 'differs' : 'differ'}.`
}
