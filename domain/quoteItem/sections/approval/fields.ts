import { choice, day, number, rows, text } from '../../fields.ts'

/** What is kept of the customer's orders and of who pays for the tooling. What is decided is no field: decisions.ts. Source: 001 §3. */
export const approvalFields = {
  purchaseOrders: rows(
    'Purchase Orders',
    {
      orderNumber: text('Order Number', 60),
      orderDate: day('Ordered'),
      quantity: number('Quantity', { min: 0, whole: true }),
      doc: text('Document', 200),
    },
    { max: 20, name: 'orderNumber' },
  ),
  toolingAccountNumber: choice('Tooling Account', null, 40),
  toolingAccountName: text('Tooling Account Name', 100),
}
