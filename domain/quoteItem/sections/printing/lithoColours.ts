import { text } from '#domain/messages'
import { total7 } from '#domain/validation'
import type { ItemUnderRules } from '../../about.ts'
import type { Finding } from '../../finding.ts'
import { printKind } from '../../reference/printKind.ts'
import { coloursOf } from './coloursOf.ts'
import { printingFields } from './fields.ts'
import { lithoCounts } from './lithoCounts.ts'
import type { Printing } from './printing.ts'
import { printingError } from './printingError.ts'

type Side = keyof typeof lithoCounts

/** Too many colours of a side are said where most of them are. */
function tooMany(printing: Printing, side: Side): Finding[] {
  const counts = lithoCounts[side].map(field => ({ field, count: printing[field] ?? 0 }))
  const message = total7(counts.map(({ count }) => count))
  const [most] = counts.toSorted((a, b) => b.count - a.count)
  return message === null || most === undefined ? [] : [printingError(most.field, 'litho-colours', message)]
}

/** A side that is printed has a colour; which kind is not the rule's to say, so the first is asked for. */
function none(printing: Printing, side: Side): Finding[] {
  const [field] = lithoCounts[side]
  const label = side === 'front' ? printingFields.numberOfColors.label : 'A colour of the back'
  return coloursOf(printing, side) > 0
    ? []
    : [printingError(field, 'required', text('formRequired', { field: label }))]
}

/**
 * Litho counts process, PMS and metallic colours: at least one on a side that is printed, at most seven together. Rule
 * print-litho-colours (001 §5; the seven: 000 §5).
 */
export function lithoColours(printing: Printing, { sections }: Pick<ItemUnderRules, 'sections'>): Finding[] {
  if (printKind(sections.product.printProcess) !== 'litho') return []
  const sides: readonly Side[] = printing.isDoubleSided ? ['front', 'back'] : ['front']
  return sides.flatMap(side => [...none(printing, side), ...tooMany(printing, side)])
}
