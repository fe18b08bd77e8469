import type { WorklistQuery } from '../../../server/services/quote-worklist/condition.ts'

export interface WorklistCase {
  readonly name: string
  readonly query: WorklistQuery
}

/** Who asks: a member of the workgroup below. */
export const login = 'designer'

const group = { AssignmentGroup: 'DESIGN', range: [0, 24] as const }

/** What people ask of a worklist, from the page they land on to a search through all of it. */
export const cases: readonly WorklistCase[] = [
  { name: 'newest first', query: group },
  {
    name: 'filter, sort',
    query: {
      ...group,
      sort: ['customerDueDate', 'ASC'],
      filter: { plant: ['NTH'], businessUnit: ['BOARD'] },
    },
  },
  { name: 'search, sort', query: { ...group, sort: ['customerName', 'ASC'], filter: { q: 'cherry' } } },
]
