import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { dateTime } from '#domain/formats'
import { text } from '#domain/messages'
import {
  forgetItemDraft,
  itemDrafts,
  type KeptItemDraft,
  type LeftDraft,
} from '../../components/forms/itemDraftStorage.ts'
import { useProvider } from '../../dataProvider/index.ts'

interface LogoutDraftsProps {
  readonly login: string
  readonly drafts: readonly LeftDraft[]
  readonly onCancel: () => void
  readonly onLogout: () => void
}

const nameOf = ({ reference, name }: KeptItemDraft): string => `${reference} ${name}`.trim()

/** Asks about the drafts of items that are kept on this machine before the person logs out. */
export default function LogoutDrafts({ login, drafts, onCancel, onLogout }: LogoutDraftsProps) {
  const titleId = useId()
  const dataProvider = useProvider()
  const [saving, setSaving] = useState(false)
  const [refused, setRefused] = useState<readonly string[]>([])
  const left = itemDrafts(login)

  const discard = () => {
    for (const { itemId, window: name } of drafts) forgetItemDraft(login, itemId, name)
    onLogout()
  }
  const save = async () => {
    setSaving(true)
    const { saveKept } = await import('../../pages/quoteItem/draft/kept/saveKept.ts')
    const problems: string[] = []
    for (const draft of itemDrafts(login)) {
      const lines = await saveKept(login, draft, dataProvider.call)
      if (lines.length > 0) problems.push(`${nameOf(draft)}: ${lines.join(' ')}`)
    }
    setSaving(false)
    setRefused(problems)
    if (problems.length === 0) onLogout()
  }
  return (
    <Dialog open onClose={onCancel} maxWidth="sm" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Confirm Logout</DialogTitle>
      <DialogContent>
        <DialogContentText component="div">
          {text('confirmLogout')}
          <p>These items have changes that are not saved. They stay on this machine until you come back:</p>
          <ul>
            {left.map(draft => (
              <li key={`${draft.itemId} ${draft.window}`}>
                {nameOf(draft)}, {dateTime(draft.at)}
              </li>
            ))}
          </ul>
        </DialogContentText>
        {refused.map(line => (
          <Alert key={line} severity="error" sx={{ mt: 1 }}>
            {line}
          </Alert>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>Cancel</Button>
        <Button color="error" disabled={saving} onClick={discard}>
          Discard them
        </Button>
        <Button loading={saving} onClick={() => void save()}>
          Save them
        </Button>
        <Button variant="contained" disabled={saving} autoFocus onClick={onLogout}>
          Logout
        </Button>
      </DialogActions>
    </Dialog>
  )
}
