import { required } from '#domain/validation'
import type { ItemUnderRules } from '../../about.ts'
import { isCopyCategory } from '../../categories/isCopyCategory.ts'
import { isModifyCategory } from '../../categories/isModifyCategory.ts'
import type { Finding } from '../../finding.ts'
import { printProcesses } from '../../reference/printProcesses.ts'
import { printingFields } from './fields.ts'
import type { Printing } from './printing.ts'
import { printingError } from './printingError.ts'

/** The print process of the rule (001 §9). */
const processId = 6

/**
 * An item that copies or modifies a product and has newly become litho names the art it was printed with before. Rule
 * print-previous-art (001 §5); what is new, has no art to name (our own reading).
 */
export function previousArt(
  { isProcessNew, previousArtId }: Printing,
  { sections: { product } }: Pick<ItemUnderRules, 'sections'>,
): Finding[] {
  const process = printProcesses.find(({ code }) => code === product.printProcess)
  const hasArt = isCopyCategory(product.itemCategory) || isModifyCategory(product.itemCategory)
  if (process?.id !== processId || !isProcessNew || !hasArt) return []
  const missing = required(previousArtId, printingFields.previousArtId.label)
  return missing === null ? [] : [printingError('previousArtId', 'required', missing)]
}
