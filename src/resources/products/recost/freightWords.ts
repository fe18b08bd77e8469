import type { ProductCost } from '#contract/costing'

/** What a cost says of freight where none is in it: where the product goes is not known, or its customer collects it. */
export const freightWords = ({ details }: Pick<ProductCost, 'details'>): string =>
  details.length > 0 && details.every(({ costTape }) => costTape !== null && costTape.distribution === 0)
    ? 'No freight is in these costs.'
    : ''
