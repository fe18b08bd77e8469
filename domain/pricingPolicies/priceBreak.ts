/** One quantity break of a price; a bound of 0 is still to be completed, a variance is in percent. */
export interface PriceBreak {
  readonly priceQty: number
  readonly minQty: number
  readonly maxQty: number
  readonly variance: number
}
