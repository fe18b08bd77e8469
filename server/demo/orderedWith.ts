import { dayOf } from '#domain/days'
import { type Approval, emptySections, type ItemSections } from '#domain/quoteItem'

/** The approval section of an item that its customer has ordered. */
export const orderedWith = (
  orderNumber: string,
  at: Date,
  { expectedOrderQuantity }: Pick<ItemSections['product'], 'expectedOrderQuantity'>,
): Approval => ({
  ...emptySections.approval,
  purchaseOrders: [
    { key: 'c1', orderNumber, orderDate: dayOf(at), quantity: expectedOrderQuantity, doc: '' },
  ],
})
