import Button from '@mui/material/Button'
import { configAdmin, type Maintenance } from '#contract/config-admin'
import { Panel } from '../../components/panel/Panel.tsx'
import { useCallMutation } from '../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { Facts } from '../../resources/facts/Facts.tsx'

/** What the server remembers, and having it forgotten. */
export function CachesPanel({ caches }: Pick<Maintenance, 'caches'>) {
  const say = useSay()
  const sayFailure = useSayFailure()
  const forget = useCallMutation(configAdmin.forgetCaches, {
    onSuccess: () => say('The server reads them anew', 'success'),
    onError: error => sayFailure(error),
  })
  return (
    <Panel
      title="Caches"
      beside={
        <Button size="small" loading={forget.isPending} onClick={() => forget.mutate({})}>
          Forget them
        </Button>
      }
    >
      <Facts facts={caches.map(({ name, about }) => [name, about] as const)} />
    </Panel>
  )
}
