import type { EstimateItem } from './estimateItem.ts'

/** Print processes that a machine of the route prints on the board itself (codes: 002 §9; our own reading). */
const onPress = ['FLEXO', 'HQ_FLEXO']

const none: readonly number[] = []

/** Share of the board under each colour that a machine of the route prints on it, 0 to 1; none for plain, preprinted and litho items. */
export function pressCoverages({
  printProcess,
  coverages,
}: Pick<EstimateItem, 'printProcess' | 'coverages'>): readonly number[] {
  return onPress.includes(printProcess) ? coverages : none
}

/** Colours printed on the board by the route. */
export function pressColours(item: Pick<EstimateItem, 'printProcess' | 'coverages'>): number {
  return pressCoverages(item).length
}
