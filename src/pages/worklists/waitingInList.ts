import { quoteWorklist } from '#contract/quote-worklist'
import type { Counts } from '../../layout/menu/menu.ts'

type Question = Readonly<Record<string, string>>

/** Which rows are asked for, without which of them and in which order. */
const scopeOf = ({ sort: _, range: __, ...scope }: Question): string =>
  JSON.stringify(Object.entries(scope).toSorted(([a], [b]) => a.localeCompare(b)))

/** The questions that the menu's counts answer, each with its number. */
function answered({ assignedToMe, groups, salesReps }: Counts): readonly (readonly [Question, number])[] {
  return [
    [{ assigntome: 'true' }, assignedToMe],
    ...groups.map(({ code, count }): [Question, number] => [{ AssignmentGroup: code }, count]),
    ...salesReps.map(({ code, assignedCount }): [Question, number] => [
      { salesRepCode: code, assigntome: 'true' },
      assignedCount,
    ]),
  ]
}

/** The number of rows of a worklist as the menu counts it; undefined for another question, one with a filter too. */
export function waitingInList(path: string, query: Question, counts: Counts | undefined): number | undefined {
  if (counts === undefined || path !== quoteWorklist.worklist.path) return undefined
  return answered(counts).find(([question]) => scopeOf(question) === scopeOf(query))?.[1]
}
