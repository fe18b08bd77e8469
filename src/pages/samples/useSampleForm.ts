import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import { type SampleRow, type SampleStart, sampleWorklist } from '#contract/samples'
import { text } from '#domain/messages'
import type { SampleStatus } from '#domain/samples'
import type { Stored } from '../../components/editing/stored.ts'
import { useVersionedForm } from '../../components/editing/useVersionedForm.ts'
import { callKey, useCallMutation, useProvider } from '../../dataProvider/index.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import {
  newSample,
  type SampleDraft,
  sampleBody,
  sampleDraftOf,
  sampleLabel,
  sampleResolver,
} from './sampleDraft.ts'

interface Asked {
  readonly quoteItemId: number
  readonly start: SampleStart
  /** The request that is changed; null: another one is asked for. */
  readonly row: SampleRow | null
}

/** The form of a sample request, saved on the state that was read. */
export function useSampleForm({ quoteItemId, start, row }: Asked) {
  const say = useSay()
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const { mutateAsync } = useCallMutation(quote.saveSample, {
    refresh: [quote.samplesOfItem, sampleWorklist.samples, quoteWorklist.counts],
    meta: { quiet: true },
  })
  /** The request as it was read last, and how often it was. */
  const read = useRef({ row, times: 0 })
  const storedOf = (now: SampleRow): Stored<SampleDraft> => {
    read.current = { row: now, times: read.current.times + 1 }
    return { version: read.current.times, values: sampleDraftOf(now) }
  }
  const first = useRef<Stored<SampleDraft>>({
    version: 0,
    values: row === null ? newSample(start) : sampleDraftOf(row),
  })

  return useVersionedForm<SampleDraft>({
    place: `sample/${quoteItemId}/${row?.id ?? 'new'}`,
    stored: first.current,
    resolver: sampleResolver,
    failed: 'Error saving Sample Request',
    labelOf: sampleLabel,
    save: async values => {
      const { row: before } = read.current
      const on =
        before === null
          ? {}
          : {
              ...{ id: before.id, hashKey: before.hashKey, status: before.sampleStatus as SampleStatus },
              sampleLabelTemplate: before.sampleLabelTemplate,
              sampleLabelPrinter: before.sampleLabelPrinter,
            }
      const stored = await mutateAsync({ body: { ...sampleBody(values), ...on, quoteItemId } })
      say(text('sampleSaved'), 'success')
      // The item's header says how its samples stand.
      queryClient.setQueriesData<object>(
        { queryKey: callKey(quote.item, { params: { id: quoteItemId } }) },
        item => (item === undefined ? item : { ...item, sampleStatus: stored.sampleStatus }),
      )
      return storedOf(stored)
    },
    reread: async () => {
      const rows = await dataProvider.call(quote.samplesOfItem, { query: { quoteItemId } })
      const now = rows.find(({ id }) => id === row?.id)
      if (now === undefined) throw new Error('The sample request has been deleted.')
      return storedOf(now)
    },
  })
}
