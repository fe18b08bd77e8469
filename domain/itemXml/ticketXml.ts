import type { JobTicket, TicketFact } from '#domain/jobTicket'
import { element } from './xml.ts'

/** The texts of a ticket that stand alone, in the order in which the XML has them. */
export const ticketTexts = [
  'description',
  'customer',
  'plant',
  'quantity',
  'requiredDate',
  'printed',
] as const

/** Its lists of facts, in that order. */
export const ticketFacts = ['order', 'board', 'print', 'delivery'] as const

const factElements = (said: readonly TicketFact[]): string[] =>
  said.map(({ label, value }) => element('fact', { label }, value))

/**
 * What the job ticket of an item prints, as an element: every text of it, with the labels and units that it has there. What
 * the drawings are made from are sections of the item; the picture of a load is one of their fields.
 */
export function ticketXml(ticket: JobTicket): string {
  const { release, figures, steps, sides, pallets, claims } = ticket
  return element('jobTicket', { released: release.isReleased }, [
    ...(release.approval === '' ? [] : [element('approval', {}, release.approval)]),
    ...release.lacks.map(({ tab, message }) => element('missing', { tab }, message)),
    ...ticketTexts.map(name => element(name, {}, ticket[name])),
    ...ticketFacts.map(name => element(name, {}, factElements(ticket[name]))),
    ...figures.map(({ kind, title, note, width, height }) =>
      element('drawing', { kind, title, width, height }, note),
    ),
    ...steps.map(({ settings, ...step }) => element('step', step, factElements(settings))),
    ...sides.map(({ name, inks }) =>
      element(
        'side',
        { name },
        inks.map(each => element('ink', { ...each })),
      ),
    ),
    ...pallets.map(({ title, counts, facts, remarks }) =>
      element('pallet', { title }, [
        ...factElements([...counts, ...facts]),
        ...(remarks === '' ? [] : [element('remarks', {}, remarks)]),
      ]),
    ),
    ...claims.map(claim => element('claim', {}, claim)),
  ])
}
