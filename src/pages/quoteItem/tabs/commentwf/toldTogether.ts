import type { OfferedAction } from '../../../../components/workflow/offeredAction.ts'

/** Actions as they are told of: an allowed one by itself, all that are refused for one reason together. */
export function toldTogether(actions: readonly OfferedAction[]): readonly (readonly OfferedAction[])[] {
  const told = new Map<string, OfferedAction[]>()
  for (const action of actions) {
    const by = action.allowed ? `allowed ${action.code}` : `refused ${action.reason}`
    told.set(by, [...(told.get(by) ?? []), action])
  }
  return [...told.values()]
}
