import type { EstimateItem } from './estimateItem.ts'

/** Print processes that a machine of the route prints on the board itself (codes: 002 §9; our own reading). */
const onPress = ['FLEXO', 'HQ_FLEXO']

/** Colours printed on the board by the route; none for plain, preprinted and litho items. */
export function pressColours({
  printProcess,
  coverages,
}: Pick<EstimateItem, 'printProcess' | 'coverages'>): number {
  return onPress.includes(printProcess) ? coverages.length : 0
}
