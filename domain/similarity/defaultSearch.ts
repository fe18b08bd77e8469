import type { ItemSections } from '#domain/quoteItem'
import { designTraits } from './designTraits.ts'
import type { SimilarQuery } from './product.ts'
import { usualVariance } from './usualVariance.ts'

/** What of an item does not stand in its sections. */
export interface SearchedFrom {
  readonly plantCode: string
  readonly costCentreCode: string
  readonly deliveryRegion: string | null
}

const named = (code: string): string | null => code || null
const positive = (value: number | null): number | null => (value !== null && value > 0 ? value : null)
const variance = (side: number | null): number | null => (side === null ? null : usualVariance(side))

/** The search that an item begins with: everything that it says of itself, at its plant, whoever the customer is. */
export function defaultSearch(
  { product, printing, design }: Pick<ItemSections, 'product' | 'printing' | 'design'>,
  { plantCode, costCentreCode, deliveryRegion }: SearchedFrom,
): SimilarQuery {
  const [length, width, depth] = [product.length, product.width, product.depth].map(positive)
  const traits = designTraits(design)
  return {
    plantCode: named(plantCode),
    customerCodes: [],
    boardGrade: named(product.boardGrade),
    length: length ?? null,
    lengthVariance: variance(length ?? null),
    width: width ?? null,
    widthVariance: variance(width ?? null),
    depth: depth ?? null,
    depthVariance: variance(depth ?? null),
    sheetSqm: traits.sheetSqm,
    cartonSqm: traits.cartonSqm,
    passNo: traits.passNo,
    colorNo: printing.numberOfColors,
    preprint: product.printProcess === '' ? null : product.printProcess === 'PREPRINT',
    forme: named(traits.forme ?? ''),
    deliveryRegion,
    cartonStyle: named(product.styleVariant || product.fefCoVariantCode),
    costCentreCode: named(costCentreCode),
  }
}
