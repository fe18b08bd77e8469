import PlayIcon from '@mui/icons-material/PlayArrowOutlined'
import StopIcon from '@mui/icons-material/StopOutlined'
import Button from '@mui/material/Button'
import { pricingAdmin } from '#contract/pricing-admin'
import type { RehearsalState } from '#contract/rehearsals'
import { useCallMutation } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'

/** Runs the rehearsal, again if it was run, or ends what is under way. */
export function RunButton({ state }: { readonly state: RehearsalState }) {
  const sayFailure = useSayFailure()
  const params = { params: { id: state.id } }
  const options = {
    refresh: [pricingAdmin.rehearsalState],
    onError: (error: Error) => sayFailure(error),
  }
  const run = useCallMutation(pricingAdmin.runRehearsal, options)
  const cancel = useCallMutation(pricingAdmin.cancelRehearsal, options)
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
      onClick={() => run.mutate(params)}
    >
      {state.run === null ? 'Run' : 'Run again'}
    </Button>
  )
}
