import type { QuoteItemRow } from '#contract/quote'

/** Where an item is that was closed. */
export const closedWords: Readonly<Record<NonNullable<QuoteItemRow['closeType']>, string>> = {
  archive: 'Archived',
  trash: 'In the trash',
}
