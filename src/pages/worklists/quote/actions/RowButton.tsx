import { alpha, styled } from '@mui/material/styles'
import type { ReactNode } from 'react'

interface RowButtonProps {
  readonly name: string
  /** The key that presses it while its row has the focus. */
  readonly shortcut: string
  /** Why it can't be pressed; empty when it can. */
  readonly refusal?: string
  readonly busy: boolean
  /** Told the button itself, for what opens at it. */
  readonly onPress: (button: HTMLElement) => void
  /** Shown instead of the name. */
  readonly icon?: ReactNode
  readonly emphasis?: boolean
}

/** Two a row and a hundred rows: a plain button is drawn several times faster than one with everything. */
const Plain = styled('button')(({ theme: { palette, shape, typography } }) => ({
  ...typography.button,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // A list whose names are longer says how wide they are, so that what follows them stands in line.
  minWidth: 'var(--row-button, 68px)',
  height: 24,
  padding: '0 6px',
  border: `1px solid ${palette.divider}`,
  borderRadius: shape.borderRadius,
  background: 'none',
  color: palette.text.secondary,
  fontSize: '0.75rem',
  lineHeight: 1,
  cursor: 'pointer',
  '&:hover': { color: palette.text.primary, backgroundColor: palette.action.hover },
  '&:focus-visible': { outline: `2px solid ${palette.primary.main}`, outlineOffset: 1 },
  '& + &': { marginLeft: 2 },
  '& svg': { fontSize: 18 },
  '&[data-look="emphasis"]': {
    color: palette.primary.main,
    borderColor: alpha(palette.primary.main, 0.5),
    '&:hover': { backgroundColor: alpha(palette.primary.main, 0.08) },
  },
  '&[data-look="icon"]': { minWidth: 26, padding: '0 2px', borderColor: 'transparent' },
  '&[aria-disabled="true"]': {
    color: palette.text.disabled,
    borderColor: palette.action.disabledBackground,
    backgroundColor: 'transparent',
    cursor: 'default',
  },
  '&[aria-disabled="true"][data-look="icon"]': { borderColor: 'transparent' },
}))

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
  const isIcon = icon !== undefined
  return (
    <Plain
      type="button"
      data-look={isIcon ? 'icon' : emphasis ? 'emphasis' : undefined}
      data-tip={refusal || (isIcon ? name : undefined)}
      data-refusal={refusal || undefined}
      aria-label={isIcon ? name : undefined}
      aria-description={refusal || undefined}
      aria-disabled={disabled}
      aria-keyshortcuts={shortcut}
      onClick={({ currentTarget }) => {
        if (!disabled) onPress(currentTarget)
      }}
    >
      {icon ?? name}
    </Plain>
  )
}
