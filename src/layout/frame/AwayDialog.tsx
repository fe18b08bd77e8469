import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useUser } from '../../authProvider/UserContext.ts'
import { Deputies } from '../../components/deputies/Deputies.tsx'

/** Who decides the signed-in person's approvals while they are away. */
export default function AwayDialog({ onClose }: { readonly onClose: () => void }) {
  const titleId = useId()
  const { login, name } = useUser()
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>While I Am Away</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 1 }}>
          A deputy decides the approvals that wait for you, in your name, on the days you say. Prices that you
          entered stay for others.
        </DialogContentText>
        <Deputies login={login} name={name} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}
