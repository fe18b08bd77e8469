import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { design } from '#contract/design'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { refreshCalls, useProvider } from '../../../../../dataProvider/index.ts'
import { useConfirm } from '../../../../../layout/confirm/useConfirm.ts'
import { useSay, useSayFailure } from '../../../../../layout/notifications/useSay.ts'
import { useItemDraft } from '../../../draft/useItemDraft.ts'
import { designFailureWords } from './designFailureWords.ts'
import { changedByDesign } from './useDesignRun.ts'

/** What a person can ask of the design service about the item. Rule designgen-other-actions (002 §4). */
export function useDesignActions({ onStarted }: { readonly onStarted: (jobId: number | null) => void }) {
  const { item, saveAll } = useItemDraft()
  const { call } = useProvider()
  const queryClient = useQueryClient()
  const say = useSay()
  const sayFailure = useSayFailure()
  const confirm = useConfirm()
  const [busy, setBusy] = useState(false)
  const ofItem = { body: { quoteItemId: item.id } }

  /** Does it on the item as it stands in the fields, which is stored first; says what comes of it. */
  const act = async (acting: () => Promise<readonly string[]>, kind: 'success' | 'info' = 'success') => {
    if (!(await saveAll(['product', 'design']))) return
    setBusy(true)
    try {
      say(await acting(), kind)
    } catch (error) {
      sayFailure(error, [designFailureWords(error)])
    } finally {
      setBusy(false)
      void refreshCalls(queryClient, changedByDesign)
    }
  }

  return {
    busy,
    generate: () =>
      act(async () => {
        const { message, runs } = await call(design.startGenerateDesign, {
          body: { quoteProductBoxId: item.id },
        })
        onStarted(runs[0]?.jobId ?? null)
        return [message]
      }, 'info'),
    createProject: () =>
      act(async () => {
        const { projectNo, message } = await call(design.createProject, ofItem)
        await call(quote.saveDesignProject, { body: { quoteItemId: item.id, projectNo } })
        return [message, text('designProjectCreated')]
      }),
    updateProject: () => act(async () => [(await call(design.updateProject, ofItem)).message]),
    makeArd: () =>
      act(async () => {
        const { projectNo, ardFileName, message } = await call(design.ardFromStandards, ofItem)
        const { mfgFileName } = item.design
        const names = { designProjectNo: projectNo, ardFileName, mfgFileName }
        await call(design.updateDesignDetails, { body: { quoteProductId: item.id, ...names } })
        return [message, text('ardFileUpdated')]
      }),
    syncCustomer: () =>
      act(async () => [(await call(quote.syncDesignCustomer, { body: { quoteId: item.quoteId } })).message]),
    cancel: async () => {
      await call(design.clearFiles, { body: { id: item.id, onlyCancel: true } }).catch((error: unknown) =>
        sayFailure(error, [designFailureWords(error)]),
      )
      void refreshCalls(queryClient, changedByDesign)
    },
    clear: async (count: number) => {
      const agreed = await confirm({
        title: 'Clear Generated Files',
        message: `The ${count} generated files of the item are removed with all of their versions, and its ARD and MFG names are emptied. This can’t be undone. The project stays.`,
        ok: 'Clear',
      })
      if (!agreed) return
      await act(async () => {
        await call(design.clearFiles, { body: { id: item.id } })
        return ['Generated files have been deleted.']
      })
    },
  }
}
