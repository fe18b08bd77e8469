export { type ClosedHereCheck, checkClosedHere, invalidClosedHere } from './checkClosedHere.ts'
export { closingOperation } from './closingOperation.ts'
export { closingStepsNeeded } from './closingStepsNeeded.ts'
export { operationSequences } from './operationSequences.ts'
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
} from './routeJob.ts'
export type { RouteLogEntry, RoutePlan, RouteStep } from './routePlan.ts'
