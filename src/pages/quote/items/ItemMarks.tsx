import CheckCircle from '@mui/icons-material/CheckCircle'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import PauseCircle from '@mui/icons-material/PauseCircle'
import Chip from '@mui/material/Chip'
import Tooltip from '@mui/material/Tooltip'
import type { QuoteItemRow } from '#contract/quote'
import { closedWords } from '../closedWords.ts'

/** Whether everything that the item's step asks of its overview is there and right. */
export function ValidMark({ valid }: { readonly valid: boolean }) {
  return valid ? (
    <Tooltip title="Overview is valid">
      <CheckCircle fontSize="small" color="success" titleAccess="Overview is valid" />
    </Tooltip>
  ) : (
    <Tooltip title="Overview is not valid yet">
      <ErrorOutlined fontSize="small" color="disabled" titleAccess="Overview is not valid yet" />
    </Tooltip>
  )
}

/** On hold, archived, in the trash: what keeps an item from going on. */
export function StandstillMark({ isOnHold, closeType }: Pick<QuoteItemRow, 'isOnHold' | 'closeType'>) {
  if (closeType !== null) return <Chip label={closedWords[closeType]} />
  return isOnHold ? <Chip icon={<PauseCircle />} label="On hold" color="warning" /> : null
}
