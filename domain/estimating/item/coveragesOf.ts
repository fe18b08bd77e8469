import type { SectionOf } from '#domain/quoteItem'
import { usualCoverage } from '../usual.ts'

/**
 * Share of the board under each colour, 0 to 1: what the inks of both sides say, else so many usual ones as the product
 * has colours. An ink without a coverage has the usual one.
 */
export function coveragesOf(
  printProcess: string,
  { inkCoverages, inkCoveragesBack, numberOfColors }: SectionOf<'printing'>,
): number[] {
  if (printProcess === 'NOPRINT' || printProcess === '') return []
  const inks = [...inkCoverages, ...inkCoveragesBack].map(({ printCoverage }) => printCoverage)
  const percents =
    inks.length > 0 ? inks : Array.from({ length: Math.max(0, numberOfColors || 0) }, () => null)
  return percents.map(percent => (percent === null || Number.isNaN(percent) ? usualCoverage : percent) / 100)
}
