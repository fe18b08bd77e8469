import Box from '@mui/material/Box'
import type { DesignStep } from '#domain/quoteItem'
import { readable } from '../../../draft/readable.ts'
import { columnsOf } from '../../layout.ts'
import { DeckleDrawing } from './DeckleDrawing.tsx'
import { SheetDrawing } from './SheetDrawing.tsx'

/** The sheet of a step with its pieces and creases; on the corrugator also the sheets on the web. */
export function StepDrawings({ step }: { readonly step: DesignStep }) {
  const known = readable(step)
  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: columnsOf(220) }}>
      <SheetDrawing step={known} />
      {known.operation === 'CORR' ? <DeckleDrawing step={known} /> : null}
    </Box>
  )
}
