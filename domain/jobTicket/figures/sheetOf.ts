import type { DimensionChains } from '#domain/dieline'
import type { DesignStep } from '#domain/quoteItem'

/** The sheet of a step, mm. */
export interface Sheet {
  readonly length: number
  readonly width: number
  readonly numberUp: number
}

/** The sheet of a step; null while its size is not entered. */
export const sheetOf = ({ sheetLength, sheetWidth, totalNumberUp }: DesignStep): Sheet | null =>
  sheetLength === null || sheetWidth === null || sheetLength <= 0 || sheetWidth <= 0
    ? null
    : { length: sheetLength, width: sheetWidth, numberUp: totalNumberUp ?? 1 }

/** A sheet measured as a whole. */
export const wholeSheet = ({ length, width }: Sheet): DimensionChains => ({
  below: [[length]],
  beside: [[width]],
})
