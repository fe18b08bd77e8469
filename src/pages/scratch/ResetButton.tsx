import RestartAlt from '@mui/icons-material/RestartAlt'
import Undo from '@mui/icons-material/Undo'
import Button from '@mui/material/Button'
import { memo } from 'react'
import { visuallyHidden } from '../../layout/visuallyHidden.ts'

/** Puts the pad back to how it starts; until something is entered again, the same button takes that back. */
export const ResetButton = memo(function ResetButton({
  canUndo,
  onReset,
}: {
  readonly canUndo: boolean
  readonly onReset: () => void
}) {
  return (
    <>
      <span role="status" style={visuallyHidden}>
        {canUndo ? 'The pad has been reset.' : ''}
      </span>
      <Button startIcon={canUndo ? <Undo /> : <RestartAlt />} onClick={onReset}>
        {canUndo ? 'Undo reset' : 'Reset'}
      </Button>
    </>
  )
})
