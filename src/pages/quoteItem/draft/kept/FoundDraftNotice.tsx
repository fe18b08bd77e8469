import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { dateTime } from '#domain/formats'
import { fieldLabel, isSectionKey, sections, tabLabels, valueWords } from '#domain/quoteItem'
import { useItemDraft } from '../useItemDraft.ts'
import type { PutBackSection } from './putBack.ts'
import type { FoundDraft } from './useKeptItemDraft.ts'

const sinceThen = ({ section, changedSince, values }: PutBackSection): string[] =>
  changedSince.map(
    ({ path, old, new: now }) =>
      `${fieldLabel(section, path, values)}: ${valueWords(section, path, old)} → ${valueWords(section, path, now)}`,
  )

interface FoundDraftNoticeProps {
  readonly found: FoundDraft
  readonly onForget: () => void
  readonly onDismiss: () => void
}

/** Says that what the person had typed here is back, and what others changed since. */
export function FoundDraftNotice({ found, onForget, onDismiss }: FoundDraftNoticeProps) {
  const { item, discard } = useItemDraft()
  const { kept, back } = found
  const tabs = Object.keys(kept.sections)
    .filter(isSectionKey)
    .map(key => tabLabels[sections[key].tab])
    .join(', ')
  const changes = back.flatMap(sinceThen)
  const isBack = back.length > 0
  const isConflicting = back.some(({ section, base }) => base.version !== item.versions[section])
  return (
    <Alert
      severity={changes.length > 0 ? 'warning' : 'info'}
      sx={{ mb: 1 }}
      action={
        <>
          <Button
            color="inherit"
            size="small"
            onClick={() => {
              if (isBack) discard()
              onForget()
            }}
          >
            Discard it
          </Button>
          {isBack ? (
            <Button color="inherit" size="small" onClick={onDismiss}>
              OK
            </Button>
          ) : null}
        </>
      }
    >
      {isBack
        ? `What you had entered on ${tabs} (${dateTime(kept.at)}) has been put back. Save to keep it.`
        : `What you had entered on ${tabs} (${dateTime(kept.at)}) waits on this machine. ${item.editRefusal}`}
      {changes.length === 0 ? null : (
        <>
          {' '}
          Others changed since: {changes.join('; ')}.
          {isConflicting ? ' Where you changed the same, Save asks which stays.' : ''}
        </>
      )}
    </Alert>
  )
}
