import { tidy } from '#domain/formats'
import type { ItemSections } from '#domain/quoteItem'
import { facts } from '../facts.ts'
import type { TicketFact } from '../ticket.ts'

const millimetres = (length: number | null) => length !== null && length > 0 && `${tidy(length, 2)} mm`

/** The roll that a preprinted liner is printed on: who prints it, its width and repeat, the lanes on it and the webs beside each other. */
export function rollFacts({
  prePrintDesign,
  preprintCost,
}: Pick<ItemSections, 'prePrintDesign' | 'preprintCost'>): TicketFact[] {
  const { rollWidth, repeat, lanes, webs } = prePrintDesign
  return facts({
    'Printed by': preprintCost.printedBy,
    'Roll width': millimetres(rollWidth),
    Repeat: millimetres(repeat),
    Lanes: lanes !== null && lanes > 0 && tidy(lanes),
    Webs: webs !== null && webs > 1 && tidy(webs),
  })
}
