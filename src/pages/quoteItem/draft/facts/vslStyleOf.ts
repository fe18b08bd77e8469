import type { VslStyle } from '#domain/quoteItem'

/**
 * The product style of a VSL code; null: there is no such code (or none is entered), undefined: not known, because the
 * codes (`known`) are not.
 */
export function vslStyleOf(typed: string, known: readonly VslStyle[] | undefined): string | null | undefined {
  const code = typed.trim()
  if (code === '') return null
  return known && (known.find(each => each.code === code)?.productStyle || null)
}
