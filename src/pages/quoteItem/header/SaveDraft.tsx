import Button from '@mui/material/Button'
import { SaveButtons } from '../../../components/editing/SaveButtons.tsx'
import { useItemDraft } from '../draft/useItemDraft.ts'
import type { ItemTab } from '../tabs.ts'

/** Saves what the open tab changed, or all of it; shown while something is changed. */
export function SaveDraft({ open }: { readonly open: ItemTab }) {
  const { dirtySections, saving, saveAll, discard } = useItemDraft()
  const own = dirtySections.filter(section => open.sections.includes(section))
  if (own.length === 0 || own.length === dirtySections.length) {
    return (
      <SaveButtons
        dirty
        word={own.length === 0 || own.length > 1 ? 'Save all' : 'Save'}
        saving={saving}
        onSave={() => void saveAll()}
        onDiscard={() => discard()}
      />
    )
  }
  return (
    <>
      <Button size="small" variant="outlined" disabled={saving} onClick={() => void saveAll()}>
        Save all
      </Button>
      <SaveButtons
        dirty
        saving={saving}
        onSave={() => void saveAll(own)}
        onDiscard={() => {
          for (const section of own) discard(section)
        }}
      />
    </>
  )
}
