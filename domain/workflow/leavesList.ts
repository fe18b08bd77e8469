/** Where somebody acts, as the workflow action call says it (001 §4). */
export interface ActedFrom {
  /** On a row of a worklist. */
  readonly isWorklist?: boolean | undefined
  /** On a row of new work, which is an order's. */
  readonly isNewwork?: boolean | undefined
  /** The row is to go, whatever the action does. */
  readonly isRemoveFromList?: boolean | undefined
}

interface AfterAction {
  /** The action takes items off the list they wait in. */
  readonly leavesWorklist: boolean
  /** The item waits for no workgroup and for nobody. */
  readonly waitsNowhere: boolean
}

/**
 * Whether the row that was acted on goes off its list. An order's row stays while the order is open, whatever becomes of
 * its item; away from lists only what waits nowhere any more is gone from them. Source: 001 §4.
 */
export function leavesList(
  { isWorklist = false, isNewwork = false, isRemoveFromList = false }: ActedFrom,
  { leavesWorklist, waitsNowhere }: AfterAction,
): boolean {
  if (isRemoveFromList) return true
  if (isNewwork) return false
  return isWorklist ? leavesWorklist : waitsNowhere
}
