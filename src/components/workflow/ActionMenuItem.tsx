import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode, Ref } from 'react'

interface ActionMenuItemProps {
  readonly name: ReactNode
  /** Why it can't be chosen; '' when it can. */
  readonly reason: string
  readonly onChoose: () => void
  readonly ref?: Ref<HTMLLIElement>
  /** Set by the menu around it. */
  readonly autoFocus?: boolean
  readonly tabIndex?: number
}

/** An entry of a row's menu. A refused one can be reached and says why. */
export function ActionMenuItem({ name, reason, onChoose, ...menuItem }: ActionMenuItemProps) {
  if (reason === '') {
    return (
      <MenuItem {...menuItem} onClick={onChoose}>
        {name}
      </MenuItem>
    )
  }
  return (
    <Tooltip title={reason} describeChild placement="left" enterDelay={150}>
      <MenuItem {...menuItem} aria-disabled="true" sx={{ color: 'text.disabled', cursor: 'not-allowed' }}>
        {name}
      </MenuItem>
    </Tooltip>
  )
}
