import { copiedSection, type ItemSections, type SectionKey, stereoOfKind } from '#domain/quoteItem'
import { requotePlans } from './requotePlans.ts'

/**
 * The sections that an item begins with when it quotes an existing product again: what its category keeps, without what is
 * said of one item alone. A modification keeps the product code, a copy has none yet (001 §5). Where the art is another
 * one, the stereos of the old art are changed: they do not exist already.
 */
export function requotedSections(source: Partial<ItemSections>, itemCategory: string): Partial<ItemSections> {
  const plan = requotePlans.find(each => each.itemCategory === itemCategory)
  if (plan === undefined) return {}
  const kept = plan.keeps.flatMap(key => {
    const data = source[key]
    return data === undefined ? [] : [[key, copiedSection(key as SectionKey, data as never)] as const]
  })
  const sections: Partial<ItemSections> = Object.fromEntries(kept)
  const { product } = source
  const { printing } = sections
  if (product === undefined || sections.product === undefined) return sections
  return {
    ...sections,
    ...(printing === undefined
      ? {}
      : { printing: { ...printing, stereoPlate: stereoOfKind(printing.stereoPlate, itemCategory) } }),
    product: { ...sections.product, itemCategory, code: plan.keepsCode ? product.code : '' },
  }
}
