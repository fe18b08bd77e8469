import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { counted } from '#domain/formats'
import { type PrintedSheet, sheetSides, sheetsToPrint } from '#domain/quoteItem'
import { tidy } from '../../../../components/figures/tidy.ts'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { readable } from '../../draft/readable.ts'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SheetDrawing } from '../design/drawings/SheetDrawing.tsx'

/** How the pieces lie on each printed sheet, and how many of it the expected order takes. */
export function SheetPanels() {
  const sheets = useDraftPart(values => values.designPrint.printedSheets)
  const quantity = useDraftPart(values => values.product.expectedOrderQuantity)
  return (
    <Box sx={panels}>
      {sheets.map((sheet, index) => (
        <SheetPanel key={sheet.key} sheet={readable(sheet)} place={index + 1} quantity={readable(quantity)} />
      ))}
    </Box>
  )
}

interface SheetPanelProps {
  readonly sheet: PrintedSheet
  /** From 1. */
  readonly place: number
  readonly quantity: number | null
}

function SheetPanel({ sheet, place, quantity }: SheetPanelProps) {
  const side = sheetSides.find(({ code }) => code === sheet.side)?.label ?? 'side not said'
  const count = sheetsToPrint(sheet, quantity)
  const area = ((sheet.sheetLength ?? 0) * (sheet.sheetWidth ?? 0)) / 1_000_000
  return (
    <Panel isDense title={`Sheet ${place}, ${side}`}>
      <SheetDrawing step={sheet} />
      <Typography variant="body2">
        {count === null
          ? 'How many are printed is known with the number up and the order quantity.'
          : `${counted(count, 'sheet')} to print for ${tidy(quantity ?? 0)}${area > 0 ? `, ${tidy(area * count)} m²` : ''}.`}
      </Typography>
    </Panel>
  )
}

const panels = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(300px, 100%), 1fr))',
} as const
