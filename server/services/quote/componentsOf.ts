import type { QuoteComponent } from '#contract/quote'
import { validationTabIds } from '#domain/quoteItem'
import { setComponentOf } from '#domain/quoteSets'
import { itemReference } from '#domain/quotes'
import { fieldAccess, refuseEdit } from '#domain/workflow'
import type { Person } from '../../person/person.ts'
import { actorOf } from '../quoteItem/access.ts'
import type { Definitions } from '../quoteItem/definition.ts'
import { stateOf } from '../quoteItem/itemRow.ts'
import { stepOf } from '../quoteItem/stepOf.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

async function refusalOf(definitions: Definitions, person: Person, work: WorkItem): Promise<string> {
  const { item, quote, assigneeName } = work
  const step = stepOf(await definitions.of(item.templateId), item)
  const refusal = refuseEdit(step, stateOf({ ...item, assigneeName }), actorOf(person, quote.owner))
  if (refusal !== '') return refusal
  const { readOnly } = fieldAccess(step, validationTabIds.delivery ?? 0, 'ratioToParent')
  return readOnly ? `The ratio is read-only at ${step.name}.` : ''
}

/** The open items of a master quote as parts of its set; of another quote there are none. */
export const componentsOf = (
  definitions: Definitions,
  person: Person,
  works: readonly WorkItem[],
): Promise<QuoteComponent[]> =>
  Promise.all(
    works
      .filter(({ item, quote }) => quote.isMultiComponent && item.closeType === null)
      .map(async work => {
        const { item, sections, versions } = work
        const reference = itemReference(item.quoteId, item.itemNo)
        const { isMaster, sold } = setComponentOf(sections, { reference, isMaster: item.isMasterItem })
        return {
          quoteItemId: item.id,
          description: item.productDescription,
          delivery: sections.delivery,
          version: versions.delivery,
          refusal: await refusalOf(definitions, person, work),
          sold: {
            pricingUom: sold.pricingUom,
            details: sold.details.map(({ priceQty, minQty, maxQty, price }) => ({
              ...{ priceQty, minQty, maxQty, price },
            })),
          },
          isOrdered: item.wonAt !== null,
          ...{ reference, isMaster },
        }
      }),
  )
