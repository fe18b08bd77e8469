import type { DeliveryAddress } from '#contract/customer'
import type { QuoteHeader } from '#contract/quote'

/** The fields of the header that an address of the customer fills. */
export const addressFields = (address: DeliveryAddress) =>
  ({
    deliveryAddress: address.deliveryAddress,
    deliveryAddress2: '',
    deliveryCity: address.deliverySuburb,
    deliveryState: address.stateCode,
    deliveryPostCode: address.deliveryPostCode,
    deliveryCountry: address.country,
  }) satisfies Partial<QuoteHeader>

export type AddressFields = ReturnType<typeof addressFields>

export const noAddress: AddressFields = {
  deliveryAddress: '',
  deliveryAddress2: '',
  deliveryCity: '',
  deliveryState: '',
  deliveryPostCode: '',
  deliveryCountry: '',
}

/** An address in one line. */
export const addressLine = (address: DeliveryAddress): string =>
  `${address.deliveryAddress}, ${address.deliverySuburb} ${address.stateCode} ${address.deliveryPostCode}`

/** Whether the header says this address. */
export const isAddress = (header: AddressFields, address: DeliveryAddress): boolean => {
  const fields = addressFields(address)
  return (Object.keys(fields) as (keyof AddressFields)[])
    .filter(field => field !== 'deliveryAddress2')
    .every(field => header[field] === fields[field])
}
