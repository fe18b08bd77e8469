/** What a metre of web costs. */
export interface WebCost {
  /** Paper in the board, take-up included, g/m². */
  readonly paperGsm: number
  readonly paperPricePerTonne: number
  /** Machine and starch, per metre of web. */
  readonly pricePerMetre: number
}

/** Cost of a piece of web: its paper by area, its making by length. */
export function webCost(webSqm: number, metres: number, web: WebCost): number {
  return (webSqm * web.paperGsm * web.paperPricePerTonne) / 1_000_000 + metres * web.pricePerMetre
}
