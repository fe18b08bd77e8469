/** What an item needs to be delivered. */
export const neededFields = [
  'deliveryAddress',
  'deliverySuburb',
  'deliveryState',
  'deliveryPostCode',
  'requiredDate',
] as const
