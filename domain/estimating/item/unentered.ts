import type { Problem } from '#domain/boxGeometry'
import { enteredNumber, type SectionOf } from '#domain/quoteItem'
import { optionsOf } from '../optionsOf.ts'
import type { Part } from '../parts/part.ts'

/** What of style and size has to be entered before there is a blank, by path; null: nothing. */
export function unentered(product: SectionOf<'product'>, style: string): Part<never> | null {
  const sides = optionsOf(style).flat
    ? (['length', 'width'] as const)
    : (['length', 'width', 'depth'] as const)
  const missing = sides.filter(side => enteredNumber(product[side]) === null)
  const problems: Problem[] = [
    ...(style === '' ? [{ field: 'product.styleCarton', message: 'Choose a style.' }] : []),
    ...missing.map(side => ({ field: `product.${side}`, message: `Enter the ${side}.` })),
  ]
  return problems.length === 0 ? null : { ok: false, problems }
}
