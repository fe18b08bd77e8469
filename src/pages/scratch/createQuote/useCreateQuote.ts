import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { quote } from '#contract/quote'
import { text } from '#domain/messages'
import { fieldLabel, firstField, sections } from '#domain/quoteItem'
import { failureLines } from '../../../components/editing/failureLines.ts'
import { isFailure, refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { createFromPad, notBegun, type Progress, type WantedQuote } from './createFromPad.ts'

/** Why it stopped, a sentence each; the fields of a section by their names. */
function linesOf(error: unknown, { saving }: Progress): string[] {
  const failed = text(saving === null ? 'quoteSaveError' : sections[saving].texts.failed)
  const labelOf = (path: string) =>
    saving === null ? path : fieldLabel(saving, path.slice(saving.length + 1))
  return [...new Set([failed, ...failureLines(error, labelOf)])]
}

/** A field of the new item that was refused. */
export interface RefusedField {
  /** `compliance.isAirFreightApproved` */
  readonly path: string
  readonly label: string
}

/** The fields of the section being saved that were refused, each once. */
function refusedOf(error: unknown, { saving }: Progress): RefusedField[] {
  if (saving === null || !isFailure(error)) return []
  const paths = Object.keys(error.fieldErrors).filter(path => path.startsWith(`${saving}.`))
  const names = new Set(paths.map(path => firstField(path.slice(saving.length + 1))))
  return [...names].map(name => ({ path: `${saving}.${name}`, label: fieldLabel(saving, name) }))
}

/** Makes a quote of what is on the pad and opens its item. What was made before it failed is kept for the next try. */
export function useCreateQuote() {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const [progress] = useState(notBegun)
  const [isCreating, setIsCreating] = useState(false)
  const [failure, setFailure] = useState<readonly string[]>([])

  const [refused, setRefused] = useState<readonly RefusedField[]>([])
  const [leftOut, setLeftOut] = useState<readonly string[]>([])

  const leaveOut = (path: string, isOut: boolean) =>
    setLeftOut(before => (isOut ? [...before, path] : before.filter(each => each !== path)))

  const create = async (wanted: Omit<WantedQuote, 'leftOut'>) => {
    setIsCreating(true)
    setFailure([])
    try {
      const itemId = await createFromPad(dataProvider.call, progress, { ...wanted, leftOut })
      void navigate(`/qitem/${itemId}`, { state: { discardChanges: true } })
    } catch (error) {
      setFailure(linesOf(error, progress))
      const more = refusedOf(error, progress)
      setRefused(before => [...before.filter(({ path }) => more.every(each => each.path !== path)), ...more])
      setIsCreating(false)
    }
    void refreshCalls(queryClient, [quote.draftQuotes])
  }

  return { create, isCreating, failure, progress, refused, leftOut, leaveOut }
}
