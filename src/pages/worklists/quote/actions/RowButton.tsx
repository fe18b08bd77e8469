import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface RowButtonProps {
  readonly name: string
  /** The key that presses it while its row has the focus. */
  readonly shortcut: string
  /** Why it can't be pressed; empty when it can. */
  readonly refusal?: string
  readonly busy: boolean
  readonly onPress: () => void
  /** Shown instead of the name. */
  readonly icon?: ReactNode
  readonly emphasis?: boolean
}

/**
 * A button of a worklist row. One that is refused stays reachable, so that its reason can be read with the keyboard
 * too; it says that it is disabled and does nothing.
 */
export function RowButton({
  name,
  shortcut,
  refusal = '',
  busy,
  onPress,
  icon,
  emphasis = false,
}: RowButtonProps) {
  const disabled = refusal !== '' || busy
  return (
    <Tooltip title={refusal || (icon === undefined ? '' : name)} describeChild={refusal !== ''}>
      <Button
        size="small"
        variant={icon === undefined ? 'outlined' : 'text'}
        color={emphasis ? 'primary' : 'inherit'}
        aria-label={icon === undefined ? undefined : name}
        aria-disabled={disabled}
        aria-keyshortcuts={shortcut}
        data-refusal={refusal || undefined}
        onClick={() => {
          if (!disabled) onPress()
        }}
        sx={{
          minWidth: icon === undefined ? 68 : 26,
          height: 24,
          px: icon === undefined ? 0.75 : 0.25,
          py: 0,
          fontSize: '0.75rem',
          lineHeight: 1,
          ...(emphasis ? {} : { color: 'text.secondary', borderColor: 'divider' }),
          '&:hover': emphasis ? {} : { color: 'text.primary' },
          '&[aria-disabled="true"]': {
            color: 'text.disabled',
            borderColor: 'action.disabledBackground',
            cursor: 'default',
          },
        }}
      >
        {icon === undefined ? (
          name
        ) : (
          <Box component="span" sx={{ display: 'flex' }}>
            {icon}
          </Box>
        )}
      </Button>
    </Tooltip>
  )
}
