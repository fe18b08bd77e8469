import type { BoardGrade } from '#contract/config'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of board grades, as everybody reads them. */
export const boardGrades = listResource({
  name: 'boardgrades',
  label: 'Board Grades',
  recordRepresentation: ({ code, description }: BoardGrade) => `${code} ${description}`,
})
