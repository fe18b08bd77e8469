import Button, { type ButtonProps } from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { OfferedAction } from './offeredAction.ts'

interface ActionButtonProps extends Pick<ButtonProps, 'variant' | 'color'> {
  readonly action: OfferedAction
  readonly busy: boolean
  readonly onAct: (action: OfferedAction) => void
}

/**
 * An action of the workflow. A refused one keeps the focus and says why, on hover and on focus: a disabled button would
 * hide the reason from whoever works by keyboard.
 */
export function ActionButton({
  action,
  busy,
  onAct,
  variant = 'outlined',
  color = 'primary',
}: ActionButtonProps) {
  if (action.allowed) {
    return (
      <Button size="small" variant={variant} color={color} disabled={busy} onClick={() => onAct(action)}>
        {action.name}
      </Button>
    )
  }
  return (
    <Tooltip title={action.reason} describeChild enterDelay={150} placement="top">
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        aria-disabled="true"
        sx={{ color: 'text.disabled', borderColor: 'divider', cursor: 'not-allowed' }}
      >
        {action.name}
      </Button>
    </Tooltip>
  )
}
