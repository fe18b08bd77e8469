import type { ItemSections } from '#domain/quoteItem'

/** Colours that an item is routed with: those of the print tab; until they are entered, one where it is printed at all. */
export function routedColours({ product, printing }: Pick<ItemSections, 'product' | 'printing'>): number {
  if (printing.numberOfColors !== null) return printing.numberOfColors
  return product.printProcess === '' || product.printProcess === 'NOPRINT' ? 0 : 1
}
