/** The operation that is not a machine pass (000 §9). */
const despatch = 'DESPATCH'

/** Machine passes of a route: its operations, despatch not counted. */
export function machinePasses(operations: readonly string[]): number {
  return operations.filter(operation => operation !== despatch).length
}
