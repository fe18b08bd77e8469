import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { NotSaved } from '../../components/editing/NotSaved.tsx'
import { LoadFailure } from '../../layout/errors/LoadFailure.tsx'
import { LoadingPage } from '../../layout/LoadingPage.tsx'
import { type MessageKind, useSay } from '../../layout/notifications/useSay.ts'
import { noConnection } from './noConnection.ts'

const nothing = () => undefined
const kinds: readonly (readonly [MessageKind, string])[] = [
  ['success', 'Quote has been saved.'],
  ['info', 'Your settings could not be read. The defaults are used.'],
  ['warning', 'Somebody saved this quote in the meantime.'],
  ['error', 'Unable to save: Postcode 2000 lies in NSW, not in VIC.'],
]

/** What is said in the snackbar and on the page, and what stands there when something failed. */
export function NoticeSamples() {
  const say = useSay()
  return (
    <Stack spacing={1}>
      {kinds.map(([kind, words]) => (
        <Alert
          key={kind}
          severity={kind}
          variant="filled"
          action={
            <Button color="inherit" size="small" onClick={() => say(words, kind)}>
              Say it
            </Button>
          }
        >
          {words}
        </Alert>
      ))}
      {kinds.map(([kind, words]) => (
        <Alert key={kind} severity={kind}>
          {words}
        </Alert>
      ))}
      <NotSaved lost={noConnection} saving={false} onRetry={nothing} />
      <LoadFailure error={noConnection} retrying={false} onRetry={nothing} back="/design" />
      <LoadingPage />
    </Stack>
  )
}
