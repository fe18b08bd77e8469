import {
  type CustomerPallets,
  customerPallets,
  emptySections,
  type ItemSections,
  palletKeys,
  takesCustomerPallets,
} from '#domain/quoteItem'

/** The pallet sections that an item begins with: as its customer takes pallets, unless it copies or modifies a product. */
export function startingPallets(
  itemCategory: string,
  customer: CustomerPallets | null,
): Partial<Pick<ItemSections, (typeof palletKeys)[number]>> {
  if (customer === null || !takesCustomerPallets(itemCategory)) return {}
  return Object.fromEntries(
    palletKeys.map(key => [key, { ...emptySections[key], ...customerPallets(key, customer) }]),
  )
}
