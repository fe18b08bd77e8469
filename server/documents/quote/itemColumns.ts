import type { QuotePriceLine } from '#domain/quoteDocument'
import { inner } from './page.ts'

interface PriceColumn {
  readonly key: keyof QuotePriceLine
  readonly head: string
  readonly width: number
}

/** What a quantity costs; the customer compares the thousand. */
export const priceColumns: readonly PriceColumn[] = [
  { key: 'quantity', head: 'Quantity', width: 76 },
  { key: 'perThousand', head: 'Per 1,000', width: 56 },
  { key: 'each', head: 'Each', width: 46 },
  { key: 'order', head: 'An order', width: 80 },
]

export const pricesWidth = priceColumns.reduce((sum, { width }) => sum + width, 0)

/** What the item is takes what the prices leave. */
export const itemWidth = inner - pricesWidth
