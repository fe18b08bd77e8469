import type { RouteOperation } from './routeJob.ts'

const cutting: readonly RouteOperation[] = ['SLITTER', 'SLOT', 'FFG', 'DIECUT']

/** Whether an operation makes single blanks of a sheet; after the first that does, a route goes on with them. */
export function cutsBlanks(operation: RouteOperation): boolean {
  return cutting.includes(operation)
}
