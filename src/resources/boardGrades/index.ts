import type { BoardGrade } from '#contract/config'

/** The resource of board grades, as everybody reads them. */
export const boardGrades = {
  name: 'boardGrades',
  recordRepresentation: ({ code, description }: BoardGrade) => `${code} ${description}`,
}
