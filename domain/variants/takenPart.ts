import type { ItemSections, SectionKey } from '#domain/quoteItem'
import type { TakenPart } from './variantRows.ts'

type Patch = { readonly [Key in SectionKey]?: Partial<ItemSections[Key]> }

/** What an item becomes in the fields when a part of another is taken over; what is reckoned from it is reckoned anew. */
export function takenPart(part: TakenPart, { product, printing, palletization }: ItemSections): Patch {
  switch (part) {
    case 'size': {
      const { length, width, depth } = product
      return { product: { length, width, depth } }
    }
    case 'board': {
      const { boardGrade, boardGradeVariant } = product
      return { product: { boardGrade, boardGradeVariant } }
    }
    case 'print':
      return { product: { printProcess: product.printProcess }, printing }
    case 'pallet':
      return { palletization }
  }
}
