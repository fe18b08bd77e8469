import Button from '@mui/material/Button'

interface SaveButtonsProps {
  readonly dirty: boolean
  /** The word on the button; `Save` unless told. */
  readonly word?: string
  /** Whether Save makes sense; as long as something is changed, unless told. */
  readonly canSave?: boolean
  readonly saving: boolean
  readonly onSave: () => void
  readonly onDiscard: () => void
}

/** Save, and Discard while there is something to discard. */
export function SaveButtons({
  dirty,
  word = 'Save',
  canSave = dirty,
  saving,
  onSave,
  onDiscard,
}: SaveButtonsProps) {
  return (
    <>
      {dirty ? (
        <Button size="small" disabled={saving} onClick={onDiscard}>
          Discard changes
        </Button>
      ) : null}
      <Button
        size="small"
        variant="contained"
        disabled={!canSave}
        loading={saving}
        onClick={onSave}
        aria-keyshortcuts="Control+S Meta+S"
        title="Ctrl+S"
      >
        {word}
      </Button>
    </>
  )
}
