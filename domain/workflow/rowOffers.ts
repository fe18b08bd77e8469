import type { ItemState, OfferedAction } from './types.ts'

/**
 * What a worklist row offers besides its assignment and hold actions, out of all there are: the step's own actions
 * (submit and the ways back), then trash and archive, or unarchive. Source: 000 §4.
 */
export function rowOffers(
  offered: readonly OfferedAction[],
  state: Pick<ItemState, 'closeType'>,
): OfferedAction[] {
  return offered.filter(
    ({ kind, code }) =>
      kind !== 'work' && (code === 'UNARCHIVE') === (kind === 'close' && state.closeType !== null),
  )
}
