import { text } from '#domain/messages'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { rowPath } from '../../path.ts'
import { printKind } from '../../reference/printKind.ts'
import { printingFields } from './fields.ts'
import type { InkRow, Printing } from './printing.ts'
import { printingError } from './printingError.ts'

type Side = 'inkCoverages' | 'inkCoveragesBack'

const required = (path: string, field: string) =>
  printingError(path, 'required', text('formRequired', { field }))

const withoutInk = (side: Side, rows: readonly InkRow[]): Finding[] =>
  rows
    .filter(({ inkCode }) => inkCode.trim() === '')
    .map(({ key }) => required(rowPath(side, key, 'inkCode'), printingFields[side].fields.inkCode.label))

/**
 * An item printed with inks has a number of colours, and an ink for each colour; one printed on both sides has inks on
 * the back too. Rule print-inks-required (001 §5).
 */
export function inksRequired(printing: Printing, { sections }: Pick<ItemUnderRules, 'sections'>): Finding[] {
  if (printKind(sections.product.printProcess) !== 'inks') return []
  const { numberOfColors, isDoubleSided, inkCoverages, inkCoveragesBack } = printing
  const findings: Finding[] = []
  if (!numberOfColors) findings.push(required('numberOfColors', printingFields.numberOfColors.label))
  else if (inkCoverages.length < numberOfColors)
    findings.push(
      printingError('inkCoverages', 'required', `must have an ink for each of ${numberOfColors} colours`),
    )
  if (isDoubleSided && inkCoveragesBack.length === 0)
    findings.push(required('inkCoveragesBack', printingFields.inkCoveragesBack.label))
  return [
    ...findings,
    ...withoutInk('inkCoverages', inkCoverages),
    ...withoutInk('inkCoveragesBack', isDoubleSided ? inkCoveragesBack : []),
  ]
}
