import { greaterThan } from '#domain/validation'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import type { GenericPricing } from './genericPricing.ts'

/** The expected order quantity, which the overview has, is greater than 0. Rule generic-price-qty (001 §5). */
export function genericQuantity(
  _: GenericPricing,
  { sections }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const message = greaterThan(sections.product.expectedOrderQuantity ?? 0, 0)
  if (message === null) return []
  return [
    {
      tab: 'genprice',
      section: 'product',
      field: 'expectedOrderQuantity',
      code: 'generic-price-qty',
      message,
      severity: 'error',
    },
  ]
}
