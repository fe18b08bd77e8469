import Alert from '@mui/material/Alert'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { GeneratedFiles } from '#contract/design'
import type { ConfirmedDifference } from '#domain/designFiles'
import { tidy } from '#domain/formats'
import { useGeneratedDifferences } from './useGeneratedDifferences.ts'

/** What has changed since the files were made, and where what CAD confirms is not what we calculate. */
export function SinceGenerated({ run }: { readonly run: GeneratedFiles }) {
  const { changed, differences } = useGeneratedDifferences(run)
  return (
    <>
      {changed.length > 0 ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The design has changed since these files were made: {changed.join('; ')}.
        </Alert>
      ) : null}
      {differences === null || run.confirmed === null ? null : differences.length === 0 ? (
        <Alert severity="success" variant="outlined" sx={{ mb: 1 }}>
          CAD confirms size, blank and area as we calculate them.
        </Alert>
      ) : (
        <Differences rows={differences} />
      )}
    </>
  )
}

const shown = (value: number | null, unit: ConfirmedDifference['unit']): string =>
  value === null ? '–' : `${tidy(value, unit === 'mm' ? 1 : 4)} ${unit}`

function Differences({ rows }: { readonly rows: readonly ConfirmedDifference[] }) {
  return (
    <Table size="small" aria-label="Differences between CAD and our calculation" sx={{ mb: 1 }}>
      <TableHead>
        <TableRow>
          <TableCell>Differs</TableCell>
          <TableCell align="right">CAD</TableCell>
          <TableCell align="right">Calculated</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ label, unit, confirmed, calculated }) => (
          <TableRow key={label}>
            <TableCell>{label}</TableCell>
            <TableCell align="right">{shown(confirmed, unit)}</TableCell>
            <TableCell align="right">{shown(calculated, unit)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
