export { applyOrderAction, type OrderActionInput, type OrderActionResult } from './applyOrderAction.ts'
export { dueDateRefusal } from './dueDateRefusal.ts'
export { inkSources } from './inkSources.ts'
export { offeredDueDate } from './offeredDueDate.ts'
export {
  type OfferedOrderAction,
  type OrderAction,
  type OrderActor,
  type OrderQuestion,
  orderActionCodes,
  orderActions,
  orderQuestions,
} from './orderActions.ts'
export { orderDay } from './orderDay.ts'
export {
  type OrderType,
  orderTypeCodes,
  orderTypeLabel,
  orderTypes,
  type VendorType,
  vendorTypes,
} from './orderTypes.ts'
export { refuseDelete } from './refuseDelete.ts'
export {
  firstOrderStatus,
  type OrderStatus,
  orderStatuses,
  orderStatusId,
  orderStatusNames,
} from './statuses.ts'
export { stereoArea } from './stereoArea.ts'
export { statusesAfter } from './transitions.ts'
export { type LastStep, undoRefusal } from './undoStep.ts'
export { waitsFor } from './waitsFor.ts'
