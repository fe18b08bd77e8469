import { copiedSection, type ItemSections, sectionKeys } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { WorkflowDefinition } from '#domain/workflow'
import type { WorkItem } from '../quoteItem/readItems.ts'
import type { NewItem } from './startItems.ts'

/** How copies begin, as their history and the change log call it. */
export const duplicated = { action: 'DUPLICATE', actionName: 'Duplicated', event: 'duplicated' } as const

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
  const kept = entered.map(key => [key, copiedSection(key, held[key])] as const)
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
