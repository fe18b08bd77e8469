import type { Quote } from '#contract/quote'
import { counted, money } from '#domain/formats'
import { worthSpan } from '#domain/quoteOptions'
import { expectedSets } from '#domain/quoteSets'
import { setComponentsOf } from '../set/setComponentsOf.ts'

/** In words what is expected, what that comes to, and what of it is not known. */
export interface WorthWords {
  readonly what: string
  readonly span: string
  readonly why: string
}

/**
 * What is expected comes to: of options one counts, so that it is from the cheapest to the dearest; of a set so many as the
 * master item is expected for. Null: there is no price yet.
 */
export function worthWords(quote: Quote): WorthWords | null {
  const open = quote.items.filter(({ closeType }) => closeType === null)
  if (quote.isMultiComponent && quote.components.length > 0) {
    const master = open.find(({ isMasterItem }) => isMasterItem)
    const set = expectedSets(setComponentsOf(quote), master?.expectedOrderQuantity ?? null)
    if (set === null || set.order === null) return null
    const what = `${counted(set.sets, 'expected set')} ${set.sets === 1 ? 'comes' : 'come'} to`
    return { what, span: money(set.order, quote.currencyCode), why: '' }
  }
  const { least, most, unpriced } = worthSpan(open)
  if (most === 0) return null
  const span = [...new Set([least, most].map(each => money(each, quote.currencyCode)))].join(' to ')
  const why = [
    least === most ? '' : 'by the options that the customer takes',
    unpriced === 0 ? '' : `${counted(unpriced, 'item')} without a price`,
  ].filter(part => part !== '')
  return { what: 'Expected quantities come to', span, why: why.join('; ') }
}
