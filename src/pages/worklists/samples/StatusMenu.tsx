import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type SampleStatus, sampleStatuses } from '#domain/samples'
import { useOnceOpen } from '../useOnceOpen.ts'

interface StatusMenuProps {
  readonly anchor: HTMLElement | null
  /** The status that can't be chosen because it is so already; '' when they differ. */
  readonly now: string
  readonly onClose: () => void
  readonly onChoose: (status: SampleStatus) => void
}

/** The statuses of a sample request, to choose another one. */
export function StatusMenu({ anchor, now, onClose, onChoose }: StatusMenuProps) {
  const isUsed = useOnceOpen(anchor !== null)
  if (!isUsed) return null
  return (
    <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
      {sampleStatuses.map(status => (
        <MenuItem
          key={status}
          dense
          selected={status === now}
          disabled={status === now}
          onClick={() => {
            onClose()
            onChoose(status)
          }}
        >
          {status}
        </MenuItem>
      ))}
    </Menu>
  )
}
