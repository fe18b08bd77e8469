import type { SectionKey } from '#domain/quoteItem'

/** The sections that say what is made; price, delivery and use change without the product becoming another. */
export const madeSections = [
  'product',
  'printing',
  'palletization',
  'goodsPalletization',
  'design',
  'designPrint',
  'prePrintDesign',
] as const satisfies readonly SectionKey[]

/** Which state of an item a product is made of: a number that grows with each save of what is made. */
export const productRevision = (versions: Readonly<Record<(typeof madeSections)[number], number>>): number =>
  madeSections.reduce((sum, key) => sum + versions[key], 0)
