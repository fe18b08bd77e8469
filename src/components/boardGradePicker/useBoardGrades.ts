import { config } from '#contract/config'
import { listParams, useCallPage } from '../../dataProvider/index.ts'
import type { BoardGrade } from './gradeFilter.ts'

const none: readonly BoardGrade[] = []

/** All board grades with their variants; they change seldom, so one answer serves for ten minutes. */
export function useBoardGrades() {
  const { data, error, isPending, refetch } = useCallPage(
    config.boardGrades,
    { query: listParams({ page: 1, perPage: 1000, sort: { field: 'code', order: 'ASC' } }) },
    { staleTime: 600_000, meta: { quiet: true } },
  )
  return { grades: data?.data ?? none, isLoaded: data !== undefined, error, isPending, refetch }
}
