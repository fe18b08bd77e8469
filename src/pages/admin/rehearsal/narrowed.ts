import type { NewPricesInput } from '#contract/rehearsals'

/** Which items of a run are looked at. */
export type Narrowed = NewPricesInput['filter']

const partWords = {
  falls: 'fall under their floor',
  under: 'are under their floor',
  unmade: 'cannot be made',
  failed: 'could not be costed',
} as const

/** What is looked at, in words; '' for everything. */
export function narrowedWords({ part, kind, customerCode, productGroup, plant, q }: Narrowed): string {
  return [
    kind === undefined ? '' : kind === 'open' ? 'open quotes' : 'ordered',
    customerCode ?? '',
    productGroup ?? '',
    plant ?? '',
    part === undefined ? '' : `items that ${partWords[part]}`,
    q === undefined ? '' : `what “${q}” finds`,
  ]
    .filter(word => word !== '')
    .join(', ')
}
