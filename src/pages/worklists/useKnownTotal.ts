import { knownTotal, type RowTotal } from '../../components/list/knownTotal.ts'
import { useCounts } from '../../layout/menu/useCounts.ts'
import { waitingInList } from './waitingInList.ts'

/** The total of a worklist: where its page did not count to the end, what the menu says of the same list. */
export function useKnownTotal(
  path: string,
  query: Readonly<Record<string, string>>,
  counted: RowTotal,
): RowTotal {
  return knownTotal(counted, waitingInList(path, query, useCounts()))
}
