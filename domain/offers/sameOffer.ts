import type { QuotedItem } from '#domain/quoteDocument'

/** What a customer orders by: neither how it is drawn, what is missing on our side, nor what it stood beside. */
const ordered = ({ picture: _, lacks: __, option: ___, ...item }: QuotedItem): string =>
  JSON.stringify(sorted(item))

const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value)
            .toSorted(([a], [b]) => (a < b ? -1 : 1))
            .map(([key, held]) => [key, sorted(held)]),
        )
      : value

/** Whether an item would be offered today as it was, to the letter. */
export const sameOffer = (was: QuotedItem, now: QuotedItem): boolean => ordered(was) === ordered(now)
