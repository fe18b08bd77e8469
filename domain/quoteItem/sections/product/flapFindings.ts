import { greaterThan, oneOf, required } from '#domain/validation'
import type { Finding } from '../../finding.ts'
import { cartonStyles } from '../../reference/cartonStyles.ts'
import { productFields } from './fields.ts'
import type { Product } from './product.ts'
import { productError } from './productError.ts'

const flaps = [
  { style: 'styleTopFlap', adjustment: 'topFlapAdjustment' },
  { style: 'styleBottomFlap', adjustment: 'bottomFlapAdjustment' },
] as const

const slottedFlaps = cartonStyles.find(style => style.code === '02')?.flapStyles.map(flap => flap.code) ?? []

/**
 * Both flap styles are required unless the style is 09; a style 02 flap is one of its flap styles, and with
 * flap style 02 (overlap) or 09 (gap) its adjustment is above 0. Source: 001 §5.
 */
export function flapFindings(item: Product): Finding[] {
  if (item.styleCarton === '09') return []
  return flaps.flatMap(({ style, adjustment }) => {
    const missing = required(item[style], productFields[style].label)
    if (missing) return [productError(style, 'required', missing)]
    if (item.styleCarton !== '02') return []
    const unknown = oneOf(item[style], slottedFlaps)
    if (unknown) return [productError(style, 'flap-style', unknown)]
    const adjusted = item[style] === '02' || item[style] === '09'
    const message = adjusted ? greaterThan(item[adjustment] ?? 0, 0) : null
    return message ? [productError(adjustment, 'flap-adjustment', message)] : []
  })
}
