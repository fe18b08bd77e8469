import { type ItemUnit, plantFor, unitOfItem } from '#domain/estimating'
import { date, dateTime, tidy } from '#domain/formats'
import { deliveryOf } from '#domain/quoteItem'
import { blankFigures } from './figures/blankFigures.ts'
import { sheetFigures } from './figures/sheetFigures.ts'
import { boardFacts } from './parts/boardFacts.ts'
import { claimWords } from './parts/claimWords.ts'
import { deliveryFacts } from './parts/deliveryFacts.ts'
import { madeAt } from './parts/madeAt.ts'
import { orderFacts } from './parts/orderFacts.ts'
import { palletParts } from './parts/palletParts.ts'
import { printParts } from './parts/printParts.ts'
import { routeSteps } from './parts/routeSteps.ts'
import { releaseOf } from './releaseOf.ts'
import type { JobTicket } from './ticket.ts'
import type { TicketInput } from './ticketInput.ts'

/** What stands in the way of a drawing. */
function undrawn(unit: ItemUnit | null): string {
  if (unit === null) return 'There is no plant to draw it for.'
  return unit.box.ok ? '' : unit.box.problems.map(({ message }) => message).join(' ')
}

/**
 * The job ticket of an item as it stands: what a plant runs it by, in words, figures and drawings (mm). An item of which
 * little is entered has a ticket too, which says what is missing.
 */
export function jobTicket(input: TicketInput): JobTicket {
  const { item, masters, facts, printed, timeZone } = input
  const { product, design } = item
  const plant = plantFor(masters, product.preferredPlantCode)
  const unit = plant === undefined ? null : unitOfItem(item, plant, masters)
  const blank = unit?.box.ok ? unit.box.value : null
  const quantity = product.expectedOrderQuantity ?? 0
  return {
    reference: item.reference,
    description: product.description,
    customer: [item.customerName, item.customerCode].filter(part => part !== '').join(' · '),
    plant: madeAt(input),
    quantity: quantity > 0 ? tidy(quantity) : '',
    requiredDate: date(deliveryOf(item.delivery, item.quoteDelivery).requiredDate),
    release: releaseOf(input),
    order: orderFacts(input),
    board: boardFacts(item, unit),
    figures: blank === null ? [] : [...blankFigures(blank), ...sheetFigures(design.designSteps, blank)],
    undrawn: undrawn(unit),
    steps: routeSteps(input),
    ...printParts(input),
    pallets: palletParts(input),
    delivery: deliveryFacts(input),
    claims: claimWords(item),
    files: [...(facts.documents ?? [])],
    printed: `${dateTime(printed.at, timeZone)} by ${printed.by}`,
  }
}
