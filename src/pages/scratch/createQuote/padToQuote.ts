import type { EngineMasters } from '#domain/estimating'
import { copiedSection, emptySections, type Facts, type ItemSections, sectionKeys } from '#domain/quoteItem'
import { gradeFor } from '../estimate/gradePart.ts'
import { itemOfPad } from '../item/itemOfPad.ts'
import type { Pad } from '../usePad.ts'

/** What of the pad a quote is made of: `quantity` is how many are expected to be ordered. */
export interface PadToQuote extends Pick<Pad, 'inputs' | 'item' | 'estimate'> {
  readonly masters: EngineMasters
  readonly quantity: number | null
}

/** What the item of the pad begins with: a copy of the item that was opened in it, else nothing. */
function beginning({ item }: PadToQuote): ItemSections {
  if (item === null) return emptySections
  const copies = sectionKeys.map(key => [key, copiedSection(key, item.sections[key])] as const)
  return Object.fromEntries(copies) as unknown as ItemSections
}

const descriptionOf = ({ inputs }: PadToQuote) =>
  `${inputs.style} ${inputs.length ?? 0} x ${inputs.width ?? 0} x ${inputs.depth ?? 0} ${inputs.flute}`

/** The sections of the item that a quote of the pad is made with. */
export function padToQuote(pad: PadToQuote, facts: Facts): ItemSections {
  const { inputs, masters, quantity } = pad
  // The pad estimates with the first grade in the flute where none is chosen: that one is quoted.
  const grade = gradeFor(masters.boardGrades, inputs)?.code ?? ''
  const sections = itemOfPad(beginning(pad), { ...inputs, grade, quantity }, masters, {
    facts: { ...facts, ownStyles: masters.ownStyles },
    step: '',
  })
  const { description, productGroup } = sections.product
  return {
    ...sections,
    product: {
      ...sections.product,
      description: description || descriptionOf(pad),
      // What the pad estimates is corrugated board, unless its item says otherwise.
      productGroup: productGroup || 'CORRUGATED',
    },
  }
}
