import { maxValue, minValue } from '#domain/validation'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { nominalBlank } from './nominalBlank.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

const dieCutStyles = ['02', '08', '09']

/**
 * A die-cut blank of style 02, 08 or 09 is no smaller than the style's developed size (either way round) and lies
 * within the work centre's sheet limits. Without a sheet there is nothing to compare.
 * Source: 001 §5, decision N29.
 */
export function dieCutFindings(item: Product, { facts }: Pick<ItemUnderRules, 'facts'>): Finding[] {
  const { sheet } = facts
  if (sheet === undefined || item.styleDieCutType === '' || !dieCutStyles.includes(item.styleCarton))
    return []
  const error = (message: string | null) =>
    message ? [productError('styleDieCutType', 'die-cut-sheet', message)] : []
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
