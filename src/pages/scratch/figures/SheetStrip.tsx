import { styled } from '@mui/material/styles'
import { memo } from 'react'
import type { Blank } from '#domain/boxGeometry'
import type { FoundBoard, FoundCost, FoundUnit } from '#domain/estimating'
import { tidy } from '#domain/formats'
import type { Trace } from '#domain/trace'
import type { Shown } from '../shownEstimate.ts'
import { Figure } from './Figure.tsx'

interface SheetStripProps {
  readonly box: Shown<Blank>
  readonly board: Shown<FoundBoard>
  readonly unit: Shown<FoundUnit>
  readonly cost: Shown<FoundCost>
}

const Strip = styled('section')(({ theme }) => ({
  color: theme.palette.text.primary,
  backgroundColor: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  display: 'flex',
  flexWrap: 'wrap',
  flexShrink: 0,
  columnGap: 6,
  // As high as with figures: what is below does not jump while a size is typed.
  minHeight: 60,
  padding: '3px 4px',
  '& > *': { flex: '1 1 auto' },
}))

const Part = styled('div')({ display: 'flex', '& > *': { flex: '1 1 auto' } })

function deckleTrace({ deckle, job }: FoundCost): Trace {
  if (deckle === null) return []
  return [
    { label: 'Deckle', value: deckle.deckle, unit: 'mm', why: 'the cheapest of the widths the plant keeps' },
    {
      label: 'Sheets beside each other',
      value: deckle.out,
      why: `${tidy(job.sheet.width, 1)} mm each`,
    },
    { label: 'Trim', value: deckle.trim, unit: 'mm', why: `${deckle.trimPercent} % of the web` },
    { label: 'Cuts', value: deckle.cuts, why: 'sheets, with the losses of later steps, over the outs' },
    { label: 'Web', value: deckle.metres, unit: 'm', why: 'cuts × sheet length, plus the set-up' },
    { label: 'Web area', value: deckle.webSqm, unit: 'm²', why: 'web × deckle' },
    { label: 'Cost of the web', value: deckle.cost, unit: '$', why: 'paper by area, making by the metre' },
  ]
}

/** The figures of sheet and board, always in sight. */
export const SheetStrip = memo(function SheetStrip({ box, board, unit, cost }: SheetStripProps) {
  const blank = box.value
  const made = board.value
  const one = unit.value
  const deckle = cost.value?.deckle ?? null
  return (
    <Strip aria-label="Sheet and board">
      {blank === null ? null : (
        <Part>
          <Figure
            label="Sheet"
            value={`${tidy(blank.sheetLength, 1)} × ${tidy(blank.sheetWidth, 1)}`}
            unit="mm"
            note={`${tidy(blank.setAreas.sheet, 3)} m²`}
            trace={blank.trace}
          />
          <Figure
            label="Creases"
            value={
              blank.corrCreases.length > 1
                ? blank.corrCreases.map(mm => tidy(mm, 1)).join(' · ')
                : 'in the forme'
            }
            note={
              blank.ffgCreases.length > 1 ? blank.ffgCreases.map(mm => tidy(mm, 1)).join(' · ') : undefined
            }
            trace={blank.trace}
          />
        </Part>
      )}
      {made === null ? null : (
        <Part>
          <Figure
            label={`Board ${made.grade.code}`}
            value={tidy(made.weight.boardGsm)}
            unit="g/m²"
            note={`${tidy(made.weight.caliper, 1)} mm`}
            trace={made.weight.trace}
          />
          <Figure
            label="Edge crush"
            value={made.crush.ok ? tidy(made.crush.ect, 2) : '—'}
            unit="kN/m"
            note={made.crush.ok ? made.crush.method : 'not known'}
            trace={made.crush.trace}
          />
        </Part>
      )}
      {one === null ? null : (
        <Part>
          <Figure label="Weight" value={tidy(one.kg * 1000)} unit="g" note="one unit" trace={one.trace} />
          <Figure
            label="Folded flat"
            value={`${tidy(one.folded.length)} × ${tidy(one.folded.width)} × ${tidy(one.folded.thickness, 1)}`}
            unit="mm"
            note={`bundle of ${one.bundleQty}, ${tidy(one.folded.bundleThickness)} mm`}
            trace={one.folded.trace}
          />
        </Part>
      )}
      {cost.value === null || deckle === null ? null : (
        <Part>
          <Figure
            label="Deckle"
            value={`${tidy(deckle.deckle)} × ${deckle.out}`}
            note={`trim ${tidy(deckle.trim)} mm, ${tidy(deckle.trimPercent, 1)} %`}
            trace={deckleTrace(cost.value)}
          />
        </Part>
      )}
    </Strip>
  )
})
