import Alert from '@mui/material/Alert'
import type { RehearsalState } from '#contract/rehearsals'
import { counted } from '#domain/formats'

const words: Readonly<Record<string, string>> = {
  priced: 'has its new price',
  waits: 'waits for approval',
  left: 'was left as it is',
}
const many: Readonly<Record<string, string>> = {
  priced: 'have their new price',
  waits: 'wait for approval',
  left: 'were left as they are',
}

/** What became of the items when new prices were made from the run; nothing while none were. */
export function Outcomes({ run }: { readonly run: NonNullable<RehearsalState['run']> }) {
  const said = Object.entries(run.outcomes).map(
    ([outcome, count]) => `${counted(count, 'item')} ${(count === 1 ? words : many)[outcome] ?? outcome}`,
  )
  if (said.length === 0) return null
  return <Alert severity="success">{`${said.join(', ')}. Each line below says what came of it.`}</Alert>
}
