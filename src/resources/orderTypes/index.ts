import type { OrderTypeMaster } from '#contract/orderTypes'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of types of orders at vendors. */
export const orderTypes = masterResource({
  name: 'admin/ordertypes',
  label: 'Order Types',
  part: 'Prices and Delivery',
  about: 'What is ordered from vendors, with the hours they need: the due date that a new order is offered.',
  recordRepresentation: ({ code, description }: OrderTypeMaster) => `${code} ${description}`,
})
