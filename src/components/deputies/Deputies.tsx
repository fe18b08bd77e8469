import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { type Deputy, deputyCalls } from '#contract/deputies'
import { date } from '#domain/formats'
import { useCall, useCallMutation } from '../../dataProvider/index.ts'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { useSay, useSayFailure } from '../../layout/notifications/useSay.ts'
import { DeputyForm } from './DeputyForm.tsx'

const days = ({ fromDay, toDay }: Deputy): string =>
  fromDay === toDay ? `on ${date(fromDay)}` : `from ${date(fromDay)} to ${date(toDay)}`

/** Who decides approvals while a person is away, now and later, and for whom they do; with a form to name one. */
export function Deputies({ login, name }: { readonly login: string; readonly name: string }) {
  const say = useSay()
  const sayFailure = useSayFailure()
  const { data, error, isFetching, refetch } = useCall(
    deputyCalls.deputies,
    { params: { login } },
    { meta: { quiet: true } },
  )
  const end = useCallMutation(deputyCalls.endDeputy, { refresh: [deputyCalls.deputies] })
  const takeBack = async (each: Deputy) => {
    try {
      await end.mutateAsync({ body: { id: each.id } })
      say(`${each.deputyName} does not stand in any more.`, 'success')
    } catch (failure) {
      sayFailure(failure)
    }
  }
  if (data === undefined)
    return error === null ? (
      <LinearProgress aria-label="Reading the deputies" />
    ) : (
      <LoadFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />
    )
  const own = data.filter(each => each.login === login)
  const lent = data.filter(each => each.deputy === login)
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {own.length === 0 ? (
        <Typography variant="body2" color="textSecondary">
          Nobody stands in for {name}.
        </Typography>
      ) : (
        <Box component="ul" aria-label={`Deputies of ${name}`} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {own.map(each => (
            <Box key={each.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
              <Typography variant="body2" sx={{ flexGrow: 1, minWidth: 0 }}>
                <b>{each.deputyName}</b> {days(each)}
              </Typography>
              <Button
                size="small"
                disabled={end.isPending}
                aria-label={`Take back ${each.deputyName}`}
                onClick={() => void takeBack(each)}
              >
                Take back
              </Button>
            </Box>
          ))}
        </Box>
      )}
      {lent.map(each => (
        <Typography key={each.id} variant="body2" color="textSecondary">
          Stands in for {each.name} {days(each)}.
        </Typography>
      ))}
      <DeputyForm login={login} />
    </Box>
  )
}
