import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type FoundPallet, type Part, usualStack } from '#domain/estimating'
import { HoldingGrades } from '../../../../components/boards/HoldingGrades.tsx'
import { CellNumber } from '../../../../components/costs/CellNumber.tsx'
import { useDraftPart } from '../../draft/useItemDraft.ts'
import { placedField } from '../../fields/fieldPath.ts'
import { useFieldAccess } from '../../fields/useFieldAccess.ts'
import { useRail } from '../useRail.ts'
import { useGradesHolding } from './useGradesHolding.ts'
import { useTakeBoard } from './useTakeBoard.ts'

const boardGrade = placedField('product.boardGrade')

/** A load is entered; the boards that carry it in the stack are offered, the lightest first. */
export function BoardsForLoad({ pallet }: { readonly pallet: Part<FoundPallet> | null }) {
  const { loadKg, change } = useRail()
  const { readOnly } = useFieldAccess(boardGrade)
  const chosen = useDraftPart(({ product }) => product.boardGrade)
  const take = useTakeBoard()
  const found = useGradesHolding(loadKg, pallet)
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75, fontSize: '0.8125rem' }}>
        <span style={{ width: 64 }}>
          <CellNumber
            label="Load on the lowest box, kg"
            value={loadKg}
            isGiven={false}
            places={0}
            step={10}
            onChange={kg => change({ loadKg: kg })}
          />
        </span>
        <span>kg on the lowest box</span>
      </Box>
      <Typography variant="caption" component="p" color="textSecondary">
        Stacked {usualStack.days} days at {usualStack.humidity} % humidity, as the pallet is built.
      </Typography>
      {loadKg === null || found === null ? null : (
        <HoldingGrades loadKg={loadKg} found={found} chosen={chosen} onTake={readOnly ? null : take} />
      )}
      {readOnly ? (
        <Typography variant="body2" color="textSecondary">
          The board is not changed at this step.
        </Typography>
      ) : null}
    </>
  )
}
