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
    <button
      type="button"
      className="row-button"
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
    </button>
  )
}
