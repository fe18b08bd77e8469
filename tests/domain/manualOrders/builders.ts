import type { OrderActor } from '#domain/manualOrders'

export const newWork: OrderActor = { isNewWork: true, isItsVendor: false }
export const vendor: OrderActor = { isNewWork: false, isItsVendor: true }
/** A vendor the order is not with. */
export const stranger: OrderActor = { isNewWork: false, isItsVendor: false }
