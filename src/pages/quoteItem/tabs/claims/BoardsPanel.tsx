import Typography from '@mui/material/Typography'
import { useDeferredValue } from 'react'
import { availableGrades } from '#domain/boardGrades'
import { gradeNeed } from '#domain/quoteItem'
import { Panel } from '../../../../components/panel/Panel.tsx'
import { TryAgain } from '../../../../components/panel/TryAgain.tsx'
import { useDraftValues } from '../../draft/useItemDraft.ts'
import { useBoards } from './useBoards.ts'

/** The board grades that what is claimed leaves to choose from, and those it rules out, with the reason. */
export function BoardsPanel() {
  const { product, compliance } = useDeferredValue(useDraftValues())
  const { grades, isLoaded, error, refetch } = useBoards()
  if (error !== null)
    return (
      <Panel isDense title="Boards">
        <TryAgain onRetry={refetch}>The boards could not be read.</TryAgain>
      </Panel>
    )
  if (!isLoaded)
    return (
      <Panel isDense title="Boards">
        Reading the boards…
      </Panel>
    )
  const { offers, dropped } = availableGrades(grades, gradeNeed(product, compliance))
  const left = offers.filter(({ isDisabled }) => !isDisabled)
  const out = [...dropped, ...offers.filter(({ isDisabled }) => isDisabled)]
  const { boardGrade } = product
  const isKept = left.some(({ grade }) => grade.code === boardGrade)
  return (
    <Panel isDense title="Boards">
      <Typography variant="body2" component="p">
        {left.length} of {grades.length} grades can be chosen
        {left.length === 0 ? '.' : `: ${left.map(({ grade }) => grade.code).join(', ')}.`}
      </Typography>
      {boardGrade === '' ? (
        <Typography variant="body2" color="textSecondary" component="p" sx={{ mt: 0.5 }}>
          No board is chosen yet.
        </Typography>
      ) : (
        <Typography variant="body2" color={isKept ? 'textPrimary' : 'error'} component="p" sx={{ mt: 0.5 }}>
          The chosen {boardGrade} {isKept ? 'is one of them.' : 'is not: it has to be chosen again.'}
        </Typography>
      )}
      {out.length === 0 ? null : (
        <>
          <Typography component="h3" variant="body2" sx={{ mt: 1, fontWeight: 500 }}>
            Ruled out
          </Typography>
          {out.map(({ grade, reasons }) => (
            <Typography key={grade.id} variant="caption" color="textSecondary" component="p">
              {grade.code}: {reasons.join(' ')}
            </Typography>
          ))}
        </>
      )}
    </Panel>
  )
}
