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

/** The best way there is on the customer's pallet, else on another. */
function loaded(
  sections: Packed,
  key: PalletKey,
  customer: CustomerPallets,
  masters: EngineMasters,
): Pallets {
  const begun = startingPalletsOf(key, customer)
  const item: ItemSections = { ...emptySections, ...sections, [key]: begun }
  const { question } = palletOfItem(item, key, masters)
  if (!question.ok) return begun
  const { palletPatterns, palletTypes } = masters
  const own = palletAlternatives(question.value, { palletTypes: [], palletPatterns }, 'quick')
  const [best] =
    own.failure === ''
      ? own.ranked
      : palletAlternatives(question.value, { palletTypes, palletPatterns }, 'quick').ranked
  return best === undefined ? begun : { ...begun, ...takenLoad(item, key, question.value, best) }
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
