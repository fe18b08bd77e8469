import { dayIn } from '#domain/formats'
import { type DueState, dueState, dueWords } from '#domain/quotes'

interface DueDayProps {
  readonly state: DueState
  /** `YYYY-MM-DD`; null when there is none. */
  readonly due: string | null
  /** The day in words: all that is said of what is over, and shown while the pointer rests on the pill. */
  readonly day: string
}

/** How far off a due date is, as a pill; red for late only. */
export function DueDay({ state, due, day }: DueDayProps) {
  if (due === null || day === '') return <span data-quiet>–</span>
  if (state === 'none') return <span>{day}</span>
  // The words and the colour are of one day, the reader's.
  const today = dayIn(new Date())
  const words = dueWords(due, today)
  return (
    <span
      className="due-pill"
      role="img"
      aria-label={`${words}, ${day}`}
      data-due={dueState(due, today)}
      data-tip={day}
    >
      {words}
    </span>
  )
}
