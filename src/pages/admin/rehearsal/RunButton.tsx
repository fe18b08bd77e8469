import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import StopIcon from '@mui/icons-material/StopOutlined'
import Button from '@mui/material/Button'
import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalState } from '#contract/rehearsals'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { forgottenWords, runAgainWords } from './leftWords.ts'

/** Runs the rehearsal, again if it was run, or ends what is under way; asks first where new prices are made already, or halfway. */
export function RunButton({ state }: { readonly state: RehearsalState }) {
  const confirm = useConfirm()
  const sayFailure = useSayFailure()
  const params = { params: { id: state.id } }
  const options = {
    refresh: [pricingAdmin.rehearsalState],
    onError: (error: Error) => sayFailure(error),
  }
  const run = useCallMutation(pricingAdmin.runRehearsal, options)
  const cancel = useCallMutation(pricingAdmin.cancelRehearsal, options)
  const start = async () => {
    const made = state.run?.made ?? null
    const parts = [state.left && forgottenWords(state.left), made && runAgainWords(made)]
    const message = parts.filter(part => part !== null).join(' ')
    const title = state.left === null ? 'Run again after its new prices?' : 'Run again without going on?'
    if (message !== '' && !(await confirm({ title, ok: 'Run again', message }))) return
    run.mutate(params)
  }
  if (state.running !== null || state.pricing !== null)
    return (
      // Another button, not the same with other words: a press on Cancel as the work ends must not run it again.
      <Button
        key="cancel"
        size="small"
        startIcon={<StopIcon />}
        loading={cancel.isPending}
        onClick={() => cancel.mutate(params)}
      >
        Cancel
      </Button>
    )
  return (
    <Button
      key="run"
      size="small"
      variant={state.run === null ? 'contained' : 'text'}
      startIcon={<PlayIcon />}
      loading={run.isPending}
      onClick={() => void start()}
    >
      {state.run === null ? 'Run' : 'Run again'}
    </Button>
  )
}
