import { Product } from '#contract/quote'
import { yesNo } from '#domain/formats'
import { fieldLabel } from '#domain/validation'

/** Labels that are shorter on the tab than in a sentence. */
const own: Readonly<Partial<Record<keyof Product, string>>> = {
  topFlapAdjustment: 'Top Flap Adjustment',
  bottomFlapAdjustment: 'Bottom Flap Adjustment',
  isAllowCrease: 'Allow Crease',
  isGen: 'Generic Product',
}

/** What a field of the product is called, everywhere. */
export const productLabel = (field: string): string =>
  (own as Readonly<Record<string, string>>)[field] ?? fieldLabel(field)

/** A product value as people read it. */
export function showProductValue(_field: string, value: unknown): string {
  if (typeof value === 'boolean') return yesNo(value)
  return value === null || value === '' ? '—' : String(value)
}

export const productSchema = Product
