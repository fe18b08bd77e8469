import Typography from '@mui/material/Typography'
import { counted, tidy } from '#domain/formats'
import { type PrintedSheet, sheetsToPrint } from '#domain/quoteItem'
import { readable } from '../../draft/readable.ts'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { SheetDrawing } from '../design/drawings/SheetDrawing.tsx'

/** How the pieces lie on a printed sheet, and how many of it the expected order takes. */
export function PrintedSheetDrawing({ sheet }: { readonly sheet: PrintedSheet }) {
  const quantity = readable(useDraftPart(values => values.product.expectedOrderQuantity))
  const count = sheetsToPrint(sheet, quantity)
  const area = ((sheet.sheetLength ?? 0) * (sheet.sheetWidth ?? 0)) / 1_000_000
  const squareMetres = area > 0 ? `, ${tidy(area * (count ?? 0))} m²` : ''
  return (
    <>
      <SheetDrawing step={sheet} />
      {count === null ? null : (
        <Typography variant="body2">
          {counted(count, 'sheet')} to print for {tidy(quantity ?? 0)}
          {squareMetres}.
        </Typography>
      )}
    </>
  )
}
