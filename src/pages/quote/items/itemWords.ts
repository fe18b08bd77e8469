import type { QuoteItemRow } from '#contract/quote'
import { cartonStyles } from '#domain/quoteItem'

/** The words of a carton style's code. */
export const styleLabel = (code: string): string =>
  cartonStyles.find(style => style.code === code)?.label ?? code

const millimetres = (value: number | null): string => (value === null ? '–' : String(value))

/** Inside size in mm: `400 x 300 x 250`; '' while nothing is entered. */
export const sizeText = ({
  length,
  width,
  depth,
}: Pick<QuoteItemRow, 'length' | 'width' | 'depth'>): string =>
  length === null && width === null && depth === null
    ? ''
    : [length, width, depth].map(millimetres).join(' x ')
