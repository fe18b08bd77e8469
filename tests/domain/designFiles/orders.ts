import { expect } from 'vitest'
import { type DesignOrder, type DesignSubject, designOrder } from '#domain/designFiles'
import { theMasters } from '../estimating/builders.ts'
import { type Design, type Product, sectionsOf } from '../quoteItem/builders.ts'

export const subject: DesignSubject = {
  project: 'DP-10012-1',
  reference: '10012-1',
  customerCode: 'BLU001',
  customerName: 'Blue Gum Brewing',
  description: 'Pale ale carton',
}

/** What is ordered of the worked box with these changes, or what is missing for it. */
export const ordering = (product: Partial<Product> = {}, design: Partial<Design> = {}) =>
  designOrder(subject, sectionsOf({ product: { boardGrade: 'C340', ...product }, design }), theMasters())

/** The same, which has to be possible. */
export function anOrder(product: Partial<Product> = {}, design: Partial<Design> = {}): DesignOrder {
  const found = ordering(product, design)
  expect(found).toMatchObject({ ok: true })
  if (!found.ok) throw new Error('There is no order.')
  return found.order
}
