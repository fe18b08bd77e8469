import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { FormDialog } from '../../components/dialog/FormDialog.tsx'
import { SaveButtons } from '../../components/editing/SaveButtons.tsx'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'

const line = { flexWrap: 'wrap', alignItems: 'center', rowGap: 1 } as const
const nothing = () => undefined

/** One primary button a page; the states of Save; the two dialogs. */
export function ButtonSamples() {
  const confirm = useConfirm()
  const [asks, setAsks] = useState(false)
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} sx={line}>
        <Button variant="contained">Primary</Button>
        <Button variant="outlined">Secondary</Button>
        <Button>Quiet</Button>
        <Button color="error">Delete</Button>
        <Button variant="contained" disabled>
          Disabled
        </Button>
        <Button variant="contained" loading>
          Busy
        </Button>
      </Stack>
      <Stack direction="row" spacing={1} sx={line}>
        <SaveButtons dirty={false} saving={false} onSave={nothing} onDiscard={nothing} />
        <SaveButtons dirty saving={false} onSave={nothing} onDiscard={nothing} />
        <SaveButtons dirty saving onSave={nothing} onDiscard={nothing} />
      </Stack>
      <Stack direction="row" spacing={1} sx={line}>
        <Button
          variant="outlined"
          onClick={() =>
            void confirm({
              title: 'Delete quote 100001',
              message: 'Its 3 items go with it.',
              ok: 'Delete',
              destructive: true,
            })
          }
        >
          Ask to confirm
        </Button>
        <Button variant="outlined" onClick={() => setAsks(true)}>
          Ask for more
        </Button>
      </Stack>
      {asks ? (
        <FormDialog
          title="Reject: order 12"
          words="The order goes back to new work, who may resubmit it."
          ok="Reject"
          busy={false}
          onClose={() => setAsks(false)}
          onSubmit={() => setAsks(false)}
        >
          <TextField autoFocus label="Reason" slotProps={{ inputLabel: { shrink: true } }} />
        </FormDialog>
      ) : null}
    </Stack>
  )
}
