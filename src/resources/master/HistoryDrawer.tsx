import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { RaRecord } from 'react-admin'
import { type FieldValues, type Path, type PathValue, useFormContext } from 'react-hook-form'
import { type MasterLogEntry, masters } from '#contract/masters'
import { dateTime } from '#domain/formats'
import { useCall } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { useSay } from '../../layout/notifications/useSay.ts'
import { SideDrawer } from '../../layout/SideDrawer.tsx'
import type { Master, MasterRow } from './master.ts'
import { labelOf, showValue } from './masterWords.ts'

interface HistoryDrawerProps<Row extends MasterRow & RaRecord, Values extends FieldValues> {
  readonly master: Master<Row, Values>
  readonly row: Row
  readonly onClose: () => void
}

const cell = { verticalAlign: 'top', overflowWrap: 'anywhere' } as const
const short = { verticalAlign: 'top', whiteSpace: 'nowrap' } as const

/** Who changed what of a master and when, newest first; an earlier value can be put back into the form. */
export function HistoryDrawer<Row extends MasterRow & RaRecord, Values extends FieldValues>({
  master,
  row,
  onClose,
}: HistoryDrawerProps<Row, Values>) {
  const say = useSay()
  const { setValue } = useFormContext<Values>()
  const { data, error, isFetching, refetch } = useCall(
    masters.log,
    { params: { kind: master.kind, key: String(row.id) } },
    { refetchOnMount: 'always', meta: { quiet: true } },
  )

  const putBack = ({ field, old }: MasterLogEntry) => {
    setValue(field as Path<Values>, old as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: true,
    })
    say(`${labelOf(master, field)} is as it was before. Save to keep it.`)
    onClose()
  }
  const canPutBack = (field: string) => field in master.labels && !master.fixed.includes(field)

  return (
    <SideDrawer title={`History of ${master.nameOf(row)}`} width={860} onClose={onClose}>
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 ? <Typography color="textSecondary">Nothing has changed yet.</Typography> : null}
      {data !== undefined && data.length > 0 ? (
        <Table size="small" stickyHeader aria-label="Changes, newest first">
          <TableHead>
            <TableRow>
              <TableCell>When</TableCell>
              <TableCell>Who</TableCell>
              <TableCell>Field</TableCell>
              <TableCell>Old</TableCell>
              <TableCell>New</TableCell>
              <TableCell />
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(entry => (
              <TableRow key={entry.id}>
                <TableCell sx={short}>{dateTime(entry.at)}</TableCell>
                <TableCell sx={short}>{entry.whoName}</TableCell>
                <TableCell sx={short}>{labelOf(master, entry.field)}</TableCell>
                <TableCell sx={cell}>{showValue(master, entry.field, entry.old)}</TableCell>
                <TableCell sx={cell}>{showValue(master, entry.field, entry.new)}</TableCell>
                <TableCell sx={short} align="right">
                  {canPutBack(entry.field) ? (
                    <Button size="small" onClick={() => putBack(entry)}>
                      Put back
                    </Button>
                  ) : null}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </SideDrawer>
  )
}
