import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDelete, useListContext, useRefresh } from 'react-admin'
import type { TemplateStepActionRow } from '#contract/workflow-builder'
import { counted } from '#domain/formats'
import { text } from '#domain/messages'
import { failureLines } from '../../../../components/editing/failureLines.ts'
import { useConfirm } from '../../../../layout/confirm/useConfirm.ts'
import { useSay } from '../../../../layout/notifications/useSay.ts'
import { templateActions } from '../../../../resources/templateActions/index.ts'
import { labelOf } from '../template/words.ts'

const failed = text('thingDeleteError', { thing: 'Workflow Template Step Action' })

/** Takes the actions that are ticked away from their steps; one that is refused does not keep the others. */
export function RemoveActions() {
  const { selectedIds, onUnselectItems } = useListContext<TemplateStepActionRow>()
  const [remove] = useDelete<TemplateStepActionRow>()
  const confirm = useConfirm()
  const refresh = useRefresh()
  const say = useSay()
  const [busy, setBusy] = useState(false)

  const removeAll = async () => {
    const many = counted(selectedIds.length, 'action')
    const yes = await confirm({
      title: 'Remove actions',
      message: `<b>${many}</b> will be taken away from their steps in their drafts, with what they ask. This can't be undone.`,
      ok: 'Remove',
      destructive: true,
    })
    if (!yes) return
    setBusy(true)
    const refused: string[] = []
    for (const id of selectedIds) {
      try {
        await remove(templateActions.name, { id }, { returnPromise: true })
      } catch (error) {
        refused.push(...failureLines(error, labelOf, failed))
      }
    }
    setBusy(false)
    onUnselectItems()
    refresh()
    const done = `${selectedIds.length - refused.length} of ${selectedIds.length} removed.`
    say([done, ...new Set(refused)], refused.length === 0 ? 'success' : 'warning')
  }

  return (
    <Button size="small" color="error" loading={busy} onClick={() => void removeAll()}>
      Remove…
    </Button>
  )
}
