import { itemReference, parseItemReference } from '#domain/quotes'

/** What a person looks for: an item, a quote, a customer, or nothing yet. */
export type Sought =
  | { readonly kind: 'item'; readonly reference: string }
  | { readonly kind: 'quote'; readonly id: number }
  | { readonly kind: 'customer'; readonly words: string }
  | { readonly kind: 'nothing' }

/** Largest number that a quote can have. */
const largest = 2_147_483_647

/** Reads what was typed: `100023-2` is an item, `100023` a quote, anything else the words of a customer. */
export function readSearch(typed: string): Sought {
  const words = typed.trim()
  if (words === '') return { kind: 'nothing' }
  const item = parseItemReference(words)
  if (item !== null) return { kind: 'item', reference: itemReference(item.quoteNo, item.itemNo) }
  const id = Number(words)
  if (/^\d+$/.test(words) && id >= 1 && id <= largest) return { kind: 'quote', id }
  return { kind: 'customer', words }
}
