import MoreVert from '@mui/icons-material/MoreVert'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import { useState } from 'react'
import type { QuoteItem } from '#contract/quote'
import type { WorkflowAnswer } from '#contract/workflow'
import { useUser } from '../../../authProvider/UserContext.ts'
import { ActionButton } from '../../../components/workflow/ActionButton.tsx'
import { ActionMenuItem } from '../../../components/workflow/ActionMenuItem.tsx'
import type { OfferedAction } from '../../../components/workflow/offeredAction.ts'
import { sortActions } from '../../../components/workflow/sortActions.ts'
import type { OpenSection } from '../openSection.ts'
import { useItemAction } from './useItemAction.ts'

interface ActionBarProps {
  readonly item: QuoteItem
  /** Where the item stands; undefined while it is asked. */
  readonly details: WorkflowAnswer | undefined
  readonly section: OpenSection | null
}

/** What can be done with the item now; what can't says why. */
export function ActionBar({ item, details, section }: ActionBarProps) {
  const { login } = useUser()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { begin, busy, dialog } = useItemAction(item, section)
  if (details === undefined) return null
  const { step, work, close } = sortActions(details.details.actions, {
    isMine: item.assignee === login,
    isOnHold: item.isOnHold,
    isArchived: item.closeType === 'archive',
  })
  const asSaved = (action: OfferedAction): OfferedAction =>
    action.allowed || section?.dirty !== true
      ? action
      : { ...action, reason: `${action.reason} That is said of what is saved; you have unsaved changes.` }
  const first = step.find(({ allowed }) => allowed)

  return (
    <>
      {work.map(action => (
        <ActionButton key={action.code} action={asSaved(action)} busy={busy} onAct={begin} />
      ))}
      {step.map(action => (
        <ActionButton
          key={action.code}
          action={asSaved(action)}
          busy={busy}
          onAct={begin}
          variant={action === first ? 'contained' : 'outlined'}
        />
      ))}
      <IconButton
        aria-label="More actions"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      {anchor === null ? null : (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ list: { 'aria-label': 'More actions', disabledItemsFocusable: true } }}
        >
          {close.map((action, index) => (
            <ActionMenuItem
              key={action.code}
              name={action.name}
              reason={action.allowed ? '' : action.reason}
              autoFocus={index === 0}
              onChoose={() => {
                setAnchor(null)
                begin(action)
              }}
            />
          ))}
        </Menu>
      )}
      {dialog}
    </>
  )
}
