import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { quote as calls, type Quote } from '#contract/quote'
import { dateTime } from '#domain/formats'
import { logValue } from '../../../components/editing/logValue.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { SideDrawer } from '../../../layout/SideDrawer.tsx'
import { logField, logSubject } from './logWords.ts'

interface LogDrawerProps {
  readonly quote: Quote
  readonly onClose: () => void
}

const cell = { verticalAlign: 'top', overflowWrap: 'anywhere' } as const
const short = { verticalAlign: 'top', whiteSpace: 'nowrap' } as const

/** The change log of the quote and its items: when, who, what, old, new. */
export function LogDrawer({ quote, onClose }: LogDrawerProps) {
  const { data, error, isFetching, refetch } = useCall(
    calls.log,
    { params: { id: quote.id } },
    { refetchOnMount: 'always' },
  )
  return (
    <SideDrawer title={`Change Log of Quote ${quote.quoteReference}`} width={860} onClose={onClose}>
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
              <TableCell>What</TableCell>
              <TableCell>Field</TableCell>
              <TableCell>Old</TableCell>
              <TableCell>New</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(entry => (
              <TableRow key={entry.id}>
                <TableCell sx={short}>{dateTime(entry.at)}</TableCell>
                <TableCell sx={short}>{entry.whoName}</TableCell>
                <TableCell sx={short}>{logSubject(entry, quote.items)}</TableCell>
                <TableCell sx={short}>{logField(entry)}</TableCell>
                <TableCell sx={cell}>{logValue(entry.old)}</TableCell>
                <TableCell sx={cell}>{logValue(entry.new)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      ) : null}
    </SideDrawer>
  )
}
