import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Skeleton from '@mui/material/Skeleton'
import { type RaRecord, useCreatePath, useGetOne } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { reportedInList } from '../list/reportedInList.ts'
import { MasterEditor } from './MasterEditor.tsx'
import type { Master, MasterRow } from './master.ts'
import { isNewId } from './useOpenMaster.ts'

interface MasterFormProps<Row extends MasterRow & RaRecord, Values extends FieldValues> {
  readonly master: Master<Row, Values>
  readonly id: string
}

/** The form of one master: read anew when it opens, at once from the list where that has it. */
export function MasterForm<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
  id,
}: MasterFormProps<Row, Values>) {
  const createPath = useCreatePath()
  const isNew = isNewId(id)
  const { data, error, isFetching, refetch } = useGetOne<Row>(
    master.resource,
    { id },
    { enabled: !isNew, refetchOnMount: 'always', retry: false, ...reportedInList },
  )
  if (isNew) return <MasterEditor master={master} row={null} />
  if (data !== undefined) return <MasterEditor master={master} row={data} />
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      {error === null || error === undefined ? (
        <Box role="status" aria-label={`Loading ${master.one}`}>
          <Skeleton width="40%" height={36} />
          <Skeleton height={48} />
          <Skeleton height={48} />
        </Box>
      ) : (
        <LoadFailure
          error={error}
          retrying={isFetching}
          onRetry={() => void refetch()}
          back={createPath({ resource: master.resource, type: 'list' })}
        />
      )}
    </Paper>
  )
}
