import { kindOf } from '#domain/quoteItem'

/** Milliseconds for which the page is covered at most while items are begun from products. Source: 001 §7. */
const lasts = { added: 2000, copied: 5000 }

/**
 * How long, in ms, the loader stands at most while items of these categories are begun: 2000 for existing products as they are,
 * 5000 for a copy or modification. It goes earlier when they are there, which is what it stands for. Rules
 * quote-loader-existing and quote-loader-copy (001 §7).
 */
export function loaderLasts(itemCategories: readonly string[]): number {
  const isCopied = itemCategories.some(category => {
    const origin = kindOf(category)?.origin
    return origin === 'copy' || origin === 'modification'
  })
  return isCopied ? lasts.copied : lasts.added
}
