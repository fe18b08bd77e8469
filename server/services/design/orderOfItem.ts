import { type DesignOrder, type DesignSubject, designOrder } from '#domain/designFiles'
import { itemReference } from '#domain/quotes'
import { Problem } from '../../problem/problem.ts'
import type { Masters } from '../engine/masters.ts'
import type { WorkItem } from '../quoteItem/workItem.ts'

/** Whose design it is, as the design service is told. */
export const subjectOf = ({ item, quote, sections }: WorkItem): DesignSubject => ({
  project: sections.design.designProjectNo.trim(),
  reference: itemReference(quote.id, item.itemNo),
  customerCode: item.customerCode,
  customerName: item.customerName,
  description: item.productDescription,
})

/** What the design service is asked to draw of an item as it is stored; refused while it can't be drawn, field by field. */
export async function orderOfItem(masters: Masters, work: WorkItem): Promise<DesignOrder> {
  const found = designOrder(subjectOf(work), work.sections, await masters.all())
  if (found.ok) return found.order
  const errors = found.problems.map(({ field, message }) => ({ path: field, message }))
  const sentence = errors.map(({ message }) => message.replace(/\.$/, '')).join(', ')
  throw new Problem('rule-failed', `The design can't be drawn yet: ${sentence}.`, { errors })
}
