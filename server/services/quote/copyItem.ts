import { emptySections, type ItemSections, type SectionKey, sectionKeys, sections } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { WorkflowDefinition } from '#domain/workflow'
import type { WorkItem } from '../quoteItem/readItems.ts'
import type { NewItem } from './startItems.ts'

/** How copies begin, as their history and the change log call it. */
export const duplicated = { action: 'DUPLICATE', actionName: 'Duplicated', event: 'duplicated' } as const

/** A section as a copy begins with it. */
function copied(key: SectionKey, data: object): object {
  const { leftBehind = [] }: { readonly leftBehind?: readonly string[] } = sections[key]
  const nothing = Object.entries(emptySections[key]).filter(([name]) => leftBehind.includes(name))
  return { ...data, ...Object.fromEntries(nothing) }
}

/**
 * A copy of an item: what was entered in its sections, at the workflow's first step and with the quote's owner. What a
 * section says is of one item alone stays behind (a code names one product, an approval is of one item); so do its price
 * and where it stood.
 */
export function copyItem(
  { item, sections: held, versions }: WorkItem,
  definition: WorkflowDefinition,
  itemNo: number,
): NewItem {
  const entered = sectionKeys.filter(key => versions[key] > 0)
  const kept = entered.map(key => [key, copied(key, held[key])] as const)
  return {
    definition,
    itemNo,
    isMasterItem: false,
    allowByPassDesign: item.allowByPassDesign,
    allowByPassPricing: item.allowByPassPricing,
    allowByPassCustomerService: item.allowByPassCustomerService,
    productDescription: item.productDescription,
    itemCategory: item.itemCategory,
    plant: item.plant,
    orderQty: item.orderQty,
    drawingNo: item.drawingNo,
    isEvisy: item.isEvisy,
    isPreprint: item.isPreprint,
    sections: Object.fromEntries(kept) as Partial<ItemSections>,
    said: { from: itemReference(item.quoteId, item.itemNo) },
  }
}
