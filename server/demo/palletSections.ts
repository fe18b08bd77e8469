import { type ItemSections, type PalletKey, tabVisible } from '#domain/quoteItem'
import { type PalletsOf, startingPalletsOf } from './palletsOf.ts'
import { palletsOfCustomer } from './palletsOfCustomer.ts'

/** The pallets of an item: loaded by `palletsOf`, else as its customer takes them. */
export function palletSections(
  sections: Pick<ItemSections, 'product' | 'printing'>,
  industryCode: string,
  palletsOf: PalletsOf | null,
): Pick<ItemSections, PalletKey> {
  const customer = palletsOfCustomer(industryCode)
  const of = (key: PalletKey, isLoaded: boolean) =>
    palletsOf !== null && isLoaded ? palletsOf(sections, key, customer) : startingPalletsOf(key, customer)
  return {
    palletization: of('palletization', true),
    goodsPalletization: of('goodsPalletization', tabVisible('gpallet', sections.product, [])),
  }
}
