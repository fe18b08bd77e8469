import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { quote as calls, type Quote } from '#contract/quote'
import type { SentRevision } from '#contract/report'
import { counted } from '#domain/formats'
import { useCall } from '../../../dataProvider/index.ts'
import { LoadFailure } from '../../../layout/errors/LoadFailure.tsx'
import { SideDrawer } from '../../../layout/SideDrawer.tsx'

interface CompareRevisionsProps {
  readonly quote: Quote
  /** Newest first. */
  readonly revisions: readonly SentRevision[]
  /** The one it is opened from. */
  readonly start: SentRevision
  readonly onClose: () => void
}

/** Stands for the quote as it is now. */
const now = 0

/** Wide values wrap, so that neither side goes out of sight. */
const value = {
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  minWidth: 140,
} as const

/** What a revision says otherwise than another, or than the quote as it stands now: each figure before and after. */
export default function CompareRevisions({ quote, revisions, start, onClose }: CompareRevisionsProps) {
  const place = revisions.findIndex(({ id }) => id === start.id)
  const older = revisions[place + 1]
  // With the one before it, as one asks what a revision brought; the first with what there is now.
  const [from, setFrom] = useState(older?.id ?? start.id)
  const [to, setTo] = useState(older === undefined ? now : start.id)
  const query = { quoteId: quote.id, from, ...(to === now ? {} : { to }) }
  const { data, error, isFetching, refetch } = useCall(
    calls.compareRevisions,
    { query },
    { staleTime: 0, gcTime: 0, meta: { quiet: true } },
  )
  const nameOf = (id: number) =>
    id === now ? 'Now' : `Revision ${revisions.find(revision => revision.id === id)?.revision ?? ''}`
  const choice = (label: string, chosen: number, choose: (id: number) => void, ids: readonly number[]) => (
    <TextField
      select
      label={label}
      value={chosen}
      sx={{ maxWidth: 200 }}
      onChange={event => choose(Number(event.target.value))}
    >
      {ids.map(id => (
        <MenuItem key={id} value={id}>
          {nameOf(id)}
        </MenuItem>
      ))}
    </TextField>
  )
  const ids = revisions.map(({ id }) => id)
  return (
    <SideDrawer title={`Compare Revisions of Quote ${quote.quoteReference}`} width={900} onClose={onClose}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mb: 1 }}>
        {choice('From', from, setFrom, ids)}
        {choice('To', to, setTo, [now, ...ids])}
        <Typography color="textSecondary" aria-live="polite">
          {data === undefined
            ? ''
            : data.length === 0
              ? 'They say the same.'
              : counted(data.length, 'change')}
        </Typography>
      </Box>
      {error === null ? null : (
        <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
      )}
      {data === undefined && error === null ? <LinearProgress aria-label="Comparing" /> : null}
      {data === undefined || data.length === 0 ? null : (
        <Table size="small" stickyHeader aria-label="What differs">
          <TableHead>
            <TableRow>
              <TableCell>What</TableCell>
              <TableCell>{nameOf(from)}</TableCell>
              <TableCell>{nameOf(to)}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {data.map(({ path, label, before, after }) => (
              <TableRow key={path}>
                <TableCell sx={{ verticalAlign: 'top' }}>{label}</TableCell>
                <TableCell sx={value}>{before || '–'}</TableCell>
                <TableCell sx={value}>{after || '–'}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </SideDrawer>
  )
}
