import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useId, useMemo, useState } from 'react'
import { ConflictRow } from './ConflictRow.tsx'
import { byField, type Comparison, proposedSide, type Side } from './differences.ts'
import type { Conflict } from './stored.ts'

interface ConflictDialogProps<Values extends object> {
  readonly conflict: Conflict<Values, { readonly values: Values }>
  readonly labelOf: (field: string) => string
  /** A value as people read it. */
  readonly show: (field: string, value: unknown) => string
  /** How two versions are set against each other; field by field unless told. */
  readonly comparison?: Comparison<Values>
  readonly onResolve: (values: Values) => void
  readonly onClose: () => void
  /** What closing it does; back to the form unless told. */
  readonly closing?: string
}

/** Shows two saves that met, field by field, and lets the person choose what stays before it is saved. */
export function ConflictDialog<Values extends object>({
  conflict,
  labelOf,
  show,
  comparison = byField,
  onResolve,
  onClose,
  closing = 'Back to the form',
}: ConflictDialogProps<Values>) {
  const titleId = useId()
  const { base, mine, theirs, message } = conflict
  const rows = useMemo(
    () => comparison.differences(base.values, mine, theirs.values),
    [comparison, base, mine, theirs],
  )
  const [choices, setChoices] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(rows.map(row => [row.field, proposedSide(row)])),
  )
  const takeAll = (side: Side) => setChoices(Object.fromEntries(rows.map(row => [row.field, side])))

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Saved by someone else in the meantime</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 1 }}>
          {message} Choose what stays for each field.
        </Alert>
        <Table size="small" aria-label="Fields that differ">
          <TableHead>
            <TableRow>
              <TableCell>Field</TableCell>
              <TableCell>
                Yours{' '}
                <Button size="small" onClick={() => takeAll('mine')}>
                  Take all of mine
                </Button>
              </TableCell>
              <TableCell>
                Stored now{' '}
                <Button size="small" onClick={() => takeAll('theirs')}>
                  Take all of theirs
                </Button>
              </TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(row => (
              <ConflictRow
                key={row.field}
                label={labelOf(row.field)}
                mine={show(row.field, row.mine)}
                theirs={show(row.field, row.theirs)}
                changedBy={row.changedBy}
                side={choices[row.field] ?? proposedSide(row)}
                onChoose={side => setChoices(now => ({ ...now, [row.field]: side }))}
              />
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{closing}</Button>
        <Button
          variant="contained"
          onClick={() => onResolve(comparison.merged(mine, theirs.values, choices))}
        >
          Save the chosen values
        </Button>
      </DialogActions>
    </Dialog>
  )
}
