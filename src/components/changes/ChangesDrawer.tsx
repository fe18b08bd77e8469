import Typography from '@mui/material/Typography'
import type { UseQueryResult } from '@tanstack/react-query'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { SideDrawer } from '../../layout/SideDrawer.tsx'
import { type Change, type ChangeColumn, ChangesTable } from './ChangesTable.tsx'

interface ChangesDrawerProps<Entry extends Change> {
  readonly title: string
  readonly log: Pick<UseQueryResult<readonly Entry[], Error>, 'data' | 'error' | 'isFetching' | 'refetch'>
  /** What follows when and who. */
  readonly columns: readonly ChangeColumn<Entry>[]
  readonly onClose: () => void
  /** Pixels; enough for three columns unless told. */
  readonly width?: number
}

/** The change log of something, beside it: when, who, what, old, new. */
export function ChangesDrawer<Entry extends Change>(props: ChangesDrawerProps<Entry>) {
  const { title, log, columns, onClose, width = 860 } = props
  const { data, error, isFetching, refetch } = log
  return (
    <SideDrawer title={title} width={width} onClose={onClose}>
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 ? <Typography color="textSecondary">Nothing has changed yet.</Typography> : null}
      {data !== undefined && data.length > 0 ? <ChangesTable entries={data} columns={columns} /> : null}
    </SideDrawer>
  )
}
