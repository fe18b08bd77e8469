import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { configAdmin } from '#contract/config-admin'
import { Panel } from '../../components/panel/Panel.tsx'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'

/** The figures that are kept as they change, and having them counted again. */
export function FiguresPanel() {
  const say = useSay()
  const sayFailure = useSayFailure()
  const recount = useCallMutation(configAdmin.recountFigures, {
    refresh: [configAdmin.maintenance],
    onSuccess: () => say('The figures are counted again', 'success'),
    onError: error => sayFailure(error),
  })
  return (
    <Panel
      title="Figures"
      beside={
        <Button size="small" loading={recount.isPending} onClick={() => recount.mutate({})}>
          Count again
        </Button>
      }
    >
      <Typography variant="body2">
        The figures of dashboards are kept as items change. Whoever doubts them has them counted again from
        every item and quote: it takes minutes for a million items, beside everybody’s work, and changes
        nothing that is right.
      </Typography>
    </Panel>
  )
}
