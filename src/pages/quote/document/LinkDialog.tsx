import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useSay } from '../../../layout/notifications/useSay.ts'

interface LinkDialogProps {
  readonly link: string
  readonly onClose: () => void
}

/** A link to a revision, shown this once to be passed on. */
export function LinkDialog({ link, onClose }: LinkDialogProps) {
  const titleId = useId()
  const say = useSay()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      say('The link is copied.', 'success')
      onClose()
    } catch {
      say('The browser does not let it be copied: select it and copy it by hand.', 'warning')
    }
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Link to the quote</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5, pt: 1 }}>
          <TextField
            label="Link"
            value={link}
            onFocus={event => event.target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <Typography variant="body2" color="textSecondary">
            Whoever has it can answer the quote. It is shown this once: only its fingerprint is kept.
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
        <Button component="a" href={link} target="_blank" rel="noreferrer">
          Open
        </Button>
        <Button variant="contained" autoFocus onClick={() => void copy()}>
          Copy
        </Button>
      </DialogActions>
    </Dialog>
  )
}
