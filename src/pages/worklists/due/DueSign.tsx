import EventBusyIcon from '@mui/icons-material/EventBusy'
import UpcomingIcon from '@mui/icons-material/Upcoming'
import type { DueState } from '#domain/quotes'
import { Sign } from '../../../components/list/Sign.tsx'

const marks = {
  overdue: { meaning: 'Overdue', look: 'error', Icon: EventBusyIcon },
  dueSoon: { meaning: 'Due soon', look: 'warning', Icon: UpcomingIcon },
} as const

interface DueSignProps {
  readonly state: DueState
  /** The day in words, where the sign stands without it. */
  readonly day?: string
}

/** Says that a day has passed or comes within days; nothing of any other. */
export function DueSign({ state, day = '' }: DueSignProps) {
  if (state === 'none' || state === 'fine') return null
  const { meaning, look, Icon } = marks[state]
  return (
    <Sign meaning={day === '' ? meaning : `${meaning}: ${day}`} look={look}>
      <Icon />
    </Sign>
  )
}
