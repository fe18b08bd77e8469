import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { masters } from '#contract/masters'
import { text } from '#domain/messages'
import { refreshCalls, useProvider } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { asHtml } from '../editing/asHtml.ts'
import { failureLines } from '../editing/failureLines.ts'
import type { FormMaster, MasterRow } from './master.ts'
import type { MasterStore } from './masterStore.ts'
import { labelOf } from './masterWords.ts'

interface RemoveButtonsProps<Row extends MasterRow, Values extends FieldValues> {
  readonly master: FormMaster<Row, Values>
  readonly row: Row
  readonly store: Pick<MasterStore<Row, Values>, 'save' | 'remove'>
  readonly dirty: boolean
}

/** Deactivates what is in use; what is not can be activated again, or deleted when nothing uses it. */
export function RemoveButtons<Row extends MasterRow, Values extends FieldValues>({
  master,
  row,
  store,
  dirty,
}: RemoveButtonsProps<Row, Values>) {
  const queryClient = useQueryClient()
  const confirm = useConfirm()
  const say = useSay()
  const calls = useProvider()
  const [busy, setBusy] = useState(false)
  const name = asHtml(master.nameOf(row))

  const thing = master.one.charAt(0).toUpperCase() + master.one.slice(1)

  const perform = async (failed: string, work: () => Promise<void>) => {
    setBusy(true)
    try {
      await work()
      void refreshCalls(queryClient, [masters.log])
    } catch (error) {
      const lines = failureLines(error, field => labelOf(master, field))
      say(lines.length === 0 ? failed : lines, 'error')
    } finally {
      setBusy(false)
    }
  }

  const setActive = (isActive: boolean) =>
    perform(master.messages.failed, async () => {
      const stored = master.valuesOf(row)
      const values = master.withActive?.(stored, isActive) ?? { ...stored, isActive }
      await store.save(values, row.version)
      say(master.messages.saved, 'success')
    })

  const deactivate = async () => {
    const kept = await master.whyKept?.(row, calls)
    if (kept) {
      say(kept, 'error')
      return
    }
    const becomes =
      (await master.whenDeactivated?.(row, calls)) ??
      'will not be offered any more; what uses it stays as it is.'
    const yes = await confirm({
      title: `Deactivate ${master.one}`,
      message: `<b>${name}</b> ${asHtml(becomes)} You can activate it again.`,
      ok: 'Deactivate',
    })
    if (yes) await setActive(false)
  }

  const remove = async () => {
    const yes = await confirm({
      title: `Delete ${master.one}`,
      message: `<b>${name}</b> will be gone for good. This can't be undone.`,
      ok: 'Delete',
      destructive: true,
    })
    if (!yes) return
    await perform(text('thingDeleteError', { thing }), async () => {
      await store.remove()
      say(text('thingDeleted', { thing }), 'success')
    })
  }

  const look = {
    size: 'small',
    color: 'inherit',
    loading: busy,
    disabled: dirty,
    title: dirty ? 'Save or discard your changes first' : undefined,
  } as const
  return row.isActive ? (
    <Button {...look} onClick={() => void deactivate()}>
      Deactivate
    </Button>
  ) : (
    <>
      <Button {...look} onClick={() => void setActive(true)}>
        Activate
      </Button>
      <Button {...look} color="error" onClick={() => void remove()}>
        Delete
      </Button>
    </>
  )
}
