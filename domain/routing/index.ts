export { type ClosedHereCheck, checkClosedHere } from './checkClosedHere.ts'
export { closingOperation } from './closingOperation.ts'
export { closingStepsNeeded } from './closingStepsNeeded.ts'
export { cutsBlanks } from './cutsBlanks.ts'
export { operationSequences } from './operationSequences.ts'
export { rejectionReasons } from './rejectionReasons.ts'
export { type RouteResult, route } from './route.ts'
export {
  type Capability,
  defaultRouteSettings,
  type RouteJob,
  type RouteNeed,
  type RouteOperation,
  type RouteSettings,
  type RouteSheet,
  type RouteWorkCentre,
  type SeveralUp,
} from './routeJob.ts'
export type { CostRoute, RouteLogEntry, RoutePlan, RouteStep } from './routePlan.ts'
