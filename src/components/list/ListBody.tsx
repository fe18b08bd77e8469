import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { useListContext } from 'react-admin'
import { ListPagination } from './ListPagination.tsx'
import { ListProblem } from './ListProblem.tsx'
import { ListSkeleton } from './ListSkeleton.tsx'

interface ListBodyProps {
  readonly label: string
  /** Stands in the table's place when there are no rows. */
  readonly empty: ReactNode
  /** Stands there when the rows can't be read and none are left from before. */
  readonly unread?: ReactNode
  readonly children: ReactNode
  /** Stands at the left of the pages. */
  readonly foot?: ReactNode
  /** Said when the rows can't be read, before the reason. */
  readonly failed?: string | undefined
  /** The list has more rows than were counted; left out: as its answer says. */
  readonly isAtLeast?: boolean
}

/** The rows of the list around it, or why there are none: on the way, failed, or none to show. */
export function ListBody({ label, empty, unread, children, foot, failed = '', isAtLeast }: ListBodyProps) {
  const { data, error, isPending, perPage, refetch, meta } = useListContext()
  const isShown = data !== undefined && data.length > 0
  return (
    <>
      {error ? (
        <ListProblem
          error={error}
          what={failed}
          onRetry={() => void refetch()}
          stillShown={data !== undefined}
        />
      ) : null}
      {isPending ? <ListSkeleton label={label} rows={Math.min(perPage, 25)} /> : null}
      {data !== undefined && data.length === 0 ? empty : null}
      {error && data === undefined ? unread : null}
      {isShown ? (
        <>
          {children}
          <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', flex: 'none' }}>
            {foot}
            <Box sx={{ ml: 'auto', minWidth: 0 }}>
              <ListPagination isAtLeast={isAtLeast ?? meta?.isAtLeast === true} />
            </Box>
          </Box>
        </>
      ) : null}
    </>
  )
}
