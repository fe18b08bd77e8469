import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import { useId, useMemo, useState } from 'react'
import { availableGrades, type GradeNeed } from '#domain/boardGrades'
import { counted } from '#domain/formats'
import { failureText } from '../../dataProvider/index.ts'
import { TryAgain } from '../panel/TryAgain.tsx'
import { GradeFilters } from './GradeFilters.tsx'
import { GradeTable } from './GradeTable.tsx'
import { boundOf, noFilter, passes } from './gradeFilter.ts'
import { useBoardGrades } from './useBoardGrades.ts'
import { VariantChoice } from './VariantChoice.tsx'

export interface ChosenGrade {
  readonly boardGrade: string
  readonly boardGradeVariant: string
}

interface BoardGradeDialogProps {
  /** The item, as far as its board depends on it. */
  readonly need: GradeNeed
  readonly chosen: ChosenGrade
  readonly onChoose: (chosen: ChosenGrade) => void
  readonly onClose: () => void
}

/** Chooses a board grade and its variant for an item's plant; what the item can't have says why. */
export function BoardGradeDialog({ need, chosen, onChoose, onClose }: BoardGradeDialogProps) {
  const titleId = useId()
  const { grades, error, isPending, refetch } = useBoardGrades()
  const [filter, setFilter] = useState(noFilter)
  const [showDropped, setShowDropped] = useState(false)
  const [choice, setChoice] = useState(chosen)

  const { minStrength, maxStrength } = filter
  const { offers, dropped } = useMemo(
    () =>
      availableGrades(grades, {
        ...need,
        strength: { min: boundOf(minStrength), max: boundOf(maxStrength) },
      }),
    [grades, need, minStrength, maxStrength],
  )
  const lines = [
    ...offers.map(({ grade, reasons, choosableVariants }) => ({
      grade,
      reasons,
      variantCount: choosableVariants.length,
    })),
    ...(showDropped ? dropped.map(({ grade, reasons }) => ({ grade, reasons, variantCount: 0 })) : []),
  ].filter(({ grade }) => passes(grade, filter))
  const offer = offers.find(({ grade, isDisabled }) => grade.code === choice.boardGrade && !isDisabled)
  const isOffered = offer?.choosableVariants.some(({ code }) => code === choice.boardGradeVariant)
  const variant = isOffered ? choice.boardGradeVariant : ''

  return (
    <Dialog
      open
      onClose={onClose}
      maxWidth="md"
      fullWidth
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { height: 'min(720px, 90vh)' } } }}
    >
      <DialogTitle id={titleId}>
        Board Grade{need.plantCode === null ? '' : ` for Plant ${need.plantCode}`}
      </DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column' }}>
        <div style={{ paddingTop: 8 }}>
          <GradeFilters filter={filter} onChange={setFilter} />
        </div>
        {error === null ? null : (
          <TryAgain severity="error" onRetry={refetch}>
            {failureText(error)}
          </TryAgain>
        )}
        <div style={{ flexGrow: 1, minHeight: 0, overflow: 'auto' }}>
          <GradeTable
            lines={lines}
            chosen={choice.boardGrade}
            onChoose={grade =>
              // Another parent grade clears the variant.
              setChoice(now =>
                now.boardGrade === grade.code ? now : { boardGrade: grade.code, boardGradeVariant: '' },
              )
            }
          />
          {lines.length === 0 && !isPending && error === null ? (
            <Alert severity="info">No board grade suits the item and the filters.</Alert>
          ) : null}
        </div>
        {offer === undefined ? null : (
          <VariantChoice
            grade={offer.grade.code}
            variants={offer.choosableVariants}
            chosen={variant}
            onChoose={code => setChoice(now => ({ ...now, boardGradeVariant: code }))}
          />
        )}
      </DialogContent>
      <DialogActions>
        {dropped.length === 0 ? null : (
          <FormControlLabel
            sx={{ mr: 'auto' }}
            control={
              <Switch size="small" checked={showDropped} onChange={(_, checked) => setShowDropped(checked)} />
            }
            label={`Show ${counted(dropped.length, 'that does not suit', 'that do not suit')}`}
          />
        )}
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="contained"
          disabled={offer === undefined}
          onClick={() => onChoose({ ...choice, boardGradeVariant: variant })}
        >
          Choose
        </Button>
      </DialogActions>
    </Dialog>
  )
}
