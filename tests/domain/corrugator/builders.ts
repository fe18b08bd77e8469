import type { SheetOrder } from '#domain/corrugator'
import type { WebCost } from '../../../domain/corrugator/webCost.ts'

/** The worked order: 5,000 sheets of 1441 × 560 with two creases. */
export const workedOrder: SheetOrder = {
  sheetLength: 1441,
  sheetWidth: 560,
  quantity: 5000,
  creasesPerSheet: 2,
}

/** Its board: 553 g/m² of paper at $870 a tonne, made for nothing. */
export const workedWeb: WebCost = { paperGsm: 553, paperPricePerTonne: 870, pricePerMetre: 0 }
