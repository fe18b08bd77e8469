import type { SheetLimits } from '#domain/corrugator'
import type { EstimatingWorkCentre } from './masters.ts'

/** A work centre's sheet sizes as the engines take them. */
export function sheetLimitsOf({ attributes }: Pick<EstimatingWorkCentre, 'attributes'>): SheetLimits {
  return {
    minLength: attributes.min_sheet_length,
    maxLength: attributes.max_sheet_length,
    minWidth: attributes.min_sheet_width,
    maxWidth: attributes.max_sheet_width,
  }
}
