import { type BlankOptions, styleOf } from '#domain/boxGeometry'
import { enteredNumber, type ItemSections } from '#domain/quoteItem'

/**
 * The additional trim of a design as an option of its blank: board beyond it in the length of a sheet that is not die-cut,
 * for a forme cuts its blanks out of a sheet with room around them.
 */
export function trimOption(
  style: string,
  design: Pick<ItemSections['design'], 'additionalTrim'> | undefined,
): Pick<BlankOptions, 'additionalTrim'> {
  const trim = enteredNumber(design?.additionalTrim ?? null) ?? 0
  return trim > 0 && styleOf(style)?.dieCut === false ? { additionalTrim: trim } : {}
}
