import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { PrintingLookup, SourceInk } from '#contract/quote'
import { inkUse } from '#domain/estimating'
import { decimal } from '#domain/formats'
import type { ItemSections } from '#domain/quoteItem'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { usePrintingLookup } from '../../draft/facts/usePrintingLookup.ts'
import { BlankDrawing } from '../../rail/BlankDrawing.tsx'
import { PrintOnBlank } from './PrintOnBlank.tsx'
import { useBlank } from './useBlank.ts'

type Rows = ItemSections['printing']['inkCoverages']

/** The blank with the share of it that each ink covers, and the ink that takes. */
export function PrintedPanel() {
  const { values, blank, problem } = useBlank()
  const { printing, product } = values
  const { data } = usePrintingLookup(product)
  const inks = data?.inks ?? []
  if (blank === null)
    return (
      <Panel isDense title="On the blank">
        <Typography variant="body2" color="textSecondary">
          {problem}
        </Typography>
      </Panel>
    )
  const shared = { inks, film: data?.ink ?? null, blankSqm: blank.setAreas.blank }
  return (
    <Panel isDense title="On the blank">
      <Box sx={{ position: 'relative', height: 230 }}>
        <BlankDrawing blank={blank}>
          <PrintOnBlank blank={blank} printing={printing} inks={inks} />
        </BlankDrawing>
      </Box>
      {printing.inkCoverages.length === 0 ? null : (
        <Typography variant="caption" color="textSecondary" component="p">
          Shares of the outside, not the artwork.
        </Typography>
      )}
      <InkTable title="Front" rows={printing.inkCoverages} {...shared} />
      {printing.isDoubleSided ? <InkTable title="Back" rows={printing.inkCoveragesBack} {...shared} /> : null}
      {data?.ink === null && printing.inkCoverages.length > 0 ? (
        <Typography variant="caption" color="textSecondary" component="p">
          The ink film of the plant is not known, so neither are the grams.
        </Typography>
      ) : null}
    </Panel>
  )
}

interface InkTableProps {
  readonly title: string
  readonly rows: Rows
  readonly inks: readonly SourceInk[]
  readonly film: PrintingLookup['ink']
  readonly blankSqm: number
}

function InkTable({ title, rows, film, blankSqm }: InkTableProps) {
  if (rows.length === 0) return null
  const use = inkUse(rows, blankSqm, film ?? { gsm: 0, waste: 0 })
  const total = (of: 'sqm' | 'grams') => use.reduce((sum, each) => sum + each[of], 0)
  const grams = (value: number) => (film === null ? '—' : decimal(value, 0))
  return (
    <Table
      size="small"
      aria-label={`Ink use, ${title.toLowerCase()}`}
      sx={{ mt: 1, '& td, & th': { px: 0.5, py: 0.25 } }}
    >
      <TableHead>
        <TableRow>
          <TableCell>{title}</TableCell>
          <TableCell align="right">m²</TableCell>
          <TableCell align="right">g / 1000</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {use.map(({ key, sqm, grams: each }, index) => (
          <TableRow key={key}>
            <TableCell>{rows[index]?.inkCode || `Colour ${index + 1}`}</TableCell>
            <TableCell align="right">{decimal(sqm, 3)}</TableCell>
            <TableCell align="right">{grams(each)}</TableCell>
          </TableRow>
        ))}
        {use.length > 1 ? (
          <TableRow>
            <TableCell>All</TableCell>
            <TableCell align="right">{decimal(total('sqm'), 3)}</TableCell>
            <TableCell align="right">{grams(total('grams'))}</TableCell>
          </TableRow>
        ) : null}
      </TableBody>
    </Table>
  )
}
