import { type EngineMasters, palletOfItem, takenLoad } from '#domain/estimating'
import { palletAlternatives } from '#domain/palletisation'
import {
  type CustomerPallets,
  customerPallets,
  emptySections,
  type ItemSections,
  type PalletKey,
  type Pallets,
} from '#domain/quoteItem'

/** What an item of the demonstration begins with: its customer's settings, nothing calculated. */
export const startingPalletsOf = (key: PalletKey, customer: CustomerPallets): Pallets => ({
  ...emptySections[key],
  ...customerPallets(key, customer),
})

type Packed = Pick<ItemSections, 'product' | 'printing'>

/** The best way to load what is begun so, on the customer's pallet, else on another; null: none of them takes it. */
function bestLoad(sections: Packed, key: PalletKey, begun: Pallets, masters: EngineMasters): Pallets | null {
  const item: ItemSections = { ...emptySections, ...sections, [key]: begun }
  const { question } = palletOfItem(item, key, masters)
  if (!question.ok) return null
  const { palletPatterns, palletTypes } = masters
  const own = palletAlternatives(question.value, { palletTypes: [], palletPatterns }, 'quick')
  const [best] =
    own.failure === ''
      ? own.ranked
      : palletAlternatives(question.value, { palletTypes, palletPatterns }, 'quick').ranked
  return best === undefined ? null : { ...begun, ...takenLoad(item, key, question.value, best) }
}

/** The best way there is; what is larger than every pallet overhangs as far as its customer accepts. */
function loaded(
  sections: Packed,
  key: PalletKey,
  customer: CustomerPallets,
  masters: EngineMasters,
): Pallets {
  const begun = startingPalletsOf(key, customer)
  const over: Pallets = {
    ...begun,
    overhangCode: 'OVER',
    overhangFrontBack: customer.maxOverhangFrontMm,
    overhangSideToSide: customer.maxOverhangSideMm,
  }
  return bestLoad(sections, key, begun, masters) ?? bestLoad(sections, key, over, masters) ?? begun
}

/** How items of the demonstration are loaded. Many of them are alike: each load is planned once. */
export function createPalletsOf(masters: EngineMasters) {
  const known = new Map<string, Pallets>()
  return (sections: Packed, key: PalletKey, customer: CustomerPallets): Pallets => {
    const { code: _, description: __, drawingNo: ___, ...product } = sections.product
    const asked = JSON.stringify([key, customer, product])
    const pallets = known.get(asked) ?? loaded(sections, key, customer, masters)
    known.set(asked, pallets)
    return pallets
  }
}

/** Plans the load of an item of the demonstration. */
export type PalletsOf = ReturnType<typeof createPalletsOf>
