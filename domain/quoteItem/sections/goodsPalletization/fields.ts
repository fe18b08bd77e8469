import { palletFields } from '../pallets/palletFields.ts'

/** How erected goods are loaded, one by one. */
export const goodsPalletizationFields = palletFields({
  length: 'Outside Length',
  width: 'Outside Width',
  height: 'Outside Height',
})
