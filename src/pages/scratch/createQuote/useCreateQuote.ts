import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { fieldLabel, sections } from '#domain/quoteItem'
import { failureLines } from '../../../components/editing/failureLines.ts'
import { type BoxwrightDataProvider, refreshCalls } from '../../../dataProvider/index.ts'
import { createFromPad, notBegun, type Progress, type WantedQuote } from './createFromPad.ts'

/** Why it stopped, a sentence each; the fields of a section by their names. */
function linesOf(error: unknown, { saving }: Progress): string[] {
  const failed = text(saving === null ? 'quoteSaveError' : sections[saving].texts.failed)
  const labelOf = (path: string) =>
    saving === null ? path : fieldLabel(saving, path.slice(saving.length + 1))
  return [...new Set([failed, ...failureLines(error, labelOf)])]
}

/** Makes a quote of what is on the pad and opens its item. What was made before it failed is kept for the next try. */
export function useCreateQuote() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const dataProvider = useDataProvider<BoxwrightDataProvider>()
  const [progress] = useState(notBegun)
  const [isCreating, setIsCreating] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])

  const create = async (wanted: WantedQuote) => {
    setIsCreating(true)
    setFailure([])
    try {
      const itemId = await createFromPad(dataProvider.call, progress, wanted)
      void navigate(`/qitem/${itemId}`, { state: { discardChanges: true } })
    } catch (error) {
      setFailure(linesOf(error, progress))
      setIsCreating(false)
    }
    void refreshCalls(queryClient, [quote.draftQuotes])
  }

  return { create, isCreating, failure, progress }
}
