import { quoteReference } from './quoteReference.ts'

/**
 * An item as people write it, quote number and item number: `100023-2`. Throws a RangeError for what are no
 * positive whole numbers. Source: 001 §7 (`ItemRef/{ref}`, ref is quoteNo-itemNo).
 */
export function itemReference(quoteNo: number, itemNo: number): string {
  if (!Number.isSafeInteger(itemNo) || itemNo < 1) throw new RangeError(`not an item number: ${itemNo}`)
  return `${quoteReference(quoteNo)}-${itemNo}`
}
