import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { rowPath } from '../../path.ts'
import { printKind } from '../../reference/printKind.ts'
import { printProcesses } from '../../reference/printProcesses.ts'
import type { Printing } from './printing.ts'
import { printingError } from './printingError.ts'

/**
 * An ink exists in the ink source for its process: flexo, HQ flexo or preprint. Nothing is said while the source is not
 * known. Rule print-ink-source (001 §5).
 */
export function inkSource(
  printing: Printing,
  { sections, facts }: Pick<ItemUnderRules, 'sections' | 'facts'>,
): Finding[] {
  const { printProcess } = sections.product
  if (facts.inks === undefined || printKind(printProcess) !== 'inks') return []
  const known = new Set(facts.inks.map(({ code }) => code))
  const label = printProcesses.find(({ code }) => code === printProcess)?.label ?? printProcess
  return (['inkCoverages', 'inkCoveragesBack'] as const).flatMap(side =>
    printing[side]
      .filter(({ inkCode }) => inkCode !== '' && !known.has(inkCode))
      .map(({ key, inkCode }) =>
        printingError(
          rowPath(side, key, 'inkCode'),
          'ink-source',
          `${inkCode} is not among the plant’s inks for ${label}`,
        ),
      ),
  )
}
