import { decimal } from '#domain/formats'
import { type ItemSections, isGenericItem, unitPriceOf, validationTabIds } from '#domain/quoteItem'
import { fieldAccess, refuseEdit } from '#domain/workflow'
import { itemsAnnounced } from '../../../hub/announceItems.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { actorOf } from '../../quoteItem/access.ts'
import { readItemFor } from '../../quoteItem/itemFor.ts'
import { stateOf } from '../../quoteItem/itemRow.ts'
import type { QuoteItemDeps } from '../../quoteItem/quoteItemDeps.ts'
import { storeSave } from '../../quoteItem/save/storeSave.ts'
import { stepOf } from '../../quoteItem/stepOf.ts'

interface UnitPrice {
  readonly quoteItemId: number
  readonly unitPrice: number
}

/** Half of the last decimal that a unit price has. */
const tolerance = 0.000_05

const refused = (detail: string, message = detail) =>
  new Problem('rule-failed', detail, { errors: [{ path: 'unitPrice', message }] })

/** What a unit is sold for as the item is stored, or why nothing is. */
function rightPrice({ product, genericPricing }: ItemSections): number {
  if (!isGenericItem(product)) throw refused('The item is made: its price is on its Price tab.')
  const price = unitPriceOf(genericPricing, product.expectedOrderQuantity)
  if (price === null) throw refused('There is no price for the expected order quantity.')
  return price
}

/**
 * Takes what one unit of bought goods is sold for as the unit price of the item, for who may price it at its step. Refused
 * where it is not what the breaks come to at the expected order quantity.
 */
export function updateUnitPrice(
  { db, definitions }: QuoteItemDeps,
  person: Person,
  { quoteItemId, unitPrice }: UnitPrice,
): Promise<UnitPrice> {
  return db.transaction(async tx => {
    const work = await readItemFor(tx, person, quoteItemId, true)
    const { item, quote, sections, versions, assigneeName } = work
    const step = stepOf(await definitions.of(item.templateId, tx), item)
    const refusal = refuseEdit(step, stateOf({ ...item, assigneeName }), actorOf(person, quote.owner))
    if (refusal !== '') throw new Problem('not-allowed', refusal)
    if (fieldAccess(step, validationTabIds.genprice ?? 0, 'unitPrice').readOnly)
      throw refused(`Unit Price is read-only at ${step.name}`)
    const right = rightPrice(sections)
    if (Math.abs(right - unitPrice) > tolerance) {
      const quantity = decimal(sections.product.expectedOrderQuantity ?? 0, 0)
      throw refused(
        'The unit price does not follow from the breaks as they are stored.',
        `The unit price of ${quantity} is ${right}, not ${unitPrice}.`,
      )
    }
    if (item.unitPrice === right) return { quoteItemId, unitPrice: right }
    const after = { ...item, unitPrice: right }
    await storeSave(tx, {
      who: person.login,
      before: item,
      after,
      sections: [],
      lines: [{ field: 'genericPricing.unitPrice', old: item.unitPrice, new: right }],
      announcements: itemsAnnounced(
        person,
        { what: 'saved', versions: { genericPricing: versions.genericPricing } },
        [{ before: item, after }],
      ),
    })
    return { quoteItemId, unitPrice: right }
  })
}
