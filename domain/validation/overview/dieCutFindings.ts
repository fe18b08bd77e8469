import { maxValue } from '../formRules/maxValue.ts'
import { minValue } from '../formRules/minValue.ts'
import type { Finding } from '../types.ts'
import { nominalBlank } from './nominalBlank.ts'
import { overviewError } from './overviewError.ts'
import type { OverviewContext, OverviewItem } from './overviewItem.ts'

const dieCutStyles = ['02', '08', '09']

/**
 * A die-cut blank of style 02, 08 or 09 is no smaller than the style's developed size (either way round) and lies
 * within the work centre's sheet limits. Without a sheet in the context there is nothing to compare.
 * Source: 001 §5, decision N29.
 */
export function dieCutFindings(item: OverviewItem, context: Pick<OverviewContext, 'sheet'>): Finding[] {
  const { sheet } = context
  if (sheet === undefined || item.styleDieCutType === '' || !dieCutStyles.includes(item.styleCarton))
    return []
  const error = (message: string | null) =>
    message ? [overviewError('styleDieCutType', 'die-cut-sheet', message)] : []
  const limits = [
    ...error(about('Sheet length', minValue(sheet.length, sheet.minLength ?? Number.NEGATIVE_INFINITY))),
    ...error(about('Sheet length', maxValue(sheet.length, sheet.maxLength ?? Number.POSITIVE_INFINITY))),
    ...error(about('Sheet width', minValue(sheet.width, sheet.minWidth ?? Number.NEGATIVE_INFINITY))),
    ...error(about('Sheet width', maxValue(sheet.width, sheet.maxWidth ?? Number.POSITIVE_INFINITY))),
  ]
  const blank = nominalBlank(item)
  if (blank === null || holds(sheet, blank)) return limits
  return [...limits, ...error(`Sheet must be at least ${round(blank.length)} x ${round(blank.width)} mm`)]
}

const about = (what: string, message: string | null) => (message === null ? null : `${what} ${message}`)

const round = (millimetres: number) => Math.ceil(millimetres)

const holds = (
  sheet: { readonly length: number; readonly width: number },
  blank: { readonly length: number; readonly width: number },
) =>
  (sheet.length >= blank.length && sheet.width >= blank.width) ||
  (sheet.length >= blank.width && sheet.width >= blank.length)
