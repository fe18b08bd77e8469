import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { SimilarProduct } from '#contract/lgx'
import { decimal } from '#domain/formats'
import { criterionLabels } from '#domain/similarity'

/** The parts of a match: each criterion with how well it fits and how much it counts. */
export function MatchParts({ parts }: Pick<SimilarProduct, 'parts'>) {
  const all = parts.reduce((sum, { weight }) => sum + weight, 0)
  return (
    <Table size="small" aria-label="Parts of the match" sx={{ width: 'auto' }}>
      <TableHead>
        <TableRow>
          <TableCell>Criterion</TableCell>
          <TableCell align="right">Fits</TableCell>
          <TableCell align="right">Counts</TableCell>
          <TableCell>Why</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {parts.map(({ criterion, score, weight, why }) => (
          <TableRow key={criterion}>
            <TableCell component="th" scope="row">
              {criterionLabels[criterion]}
            </TableCell>
            <TableCell align="right">{decimal(score * 100, 0)} %</TableCell>
            <TableCell align="right">{decimal(all > 0 ? (weight / all) * 100 : 0, 0)} %</TableCell>
            <TableCell>{why}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
