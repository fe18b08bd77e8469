import { copiedSections, sectionKeys } from '#domain/quoteItem'
import { itemReference } from '#domain/quotes'
import type { WorkItem } from '../quoteItem/workItem.ts'
import type { NewItem } from './startItems.ts'

/**
 * A copy of an item: what was entered in its sections, at the workflow's first step and with the quote's owner. What a
 * section says is of one item alone stays behind (a code names one product, an approval is of one item); so does where it
 * stood. For a different customer (`isForOther`) a product is redesigned.
 */
export function copyItem(
  { item, sections: held, versions }: WorkItem,
  isForOther: boolean,
): Omit<NewItem, 'definition' | 'itemNo' | 'isMasterItem' | 'option'> {
  const entered = new Set(sectionKeys.filter(key => versions[key] > 0))
  const sections = copiedSections(held, entered, isForOther)
  return {
    allowByPassDesign: item.allowByPassDesign,
    allowByPassPricing: item.allowByPassPricing,
    allowByPassCustomerService: item.allowByPassCustomerService,
    productDescription: item.productDescription,
    itemCategory: sections.product?.itemCategory ?? item.itemCategory,
    plant: item.plant,
    orderQty: item.orderQty,
    drawingNo: item.drawingNo,
    isEvisy: item.isEvisy,
    isPreprint: item.isPreprint,
    sections,
    said: { from: itemReference(item.quoteId, item.itemNo) },
  }
}
