import { useState } from 'react'
import { useStore } from 'react-admin'
import { config } from '#contract/config'
import { messaging } from '#contract/messaging'
import { quote } from '#contract/quote'
import { quoteWorklist } from '#contract/quote-worklist'
import type { SampleLabel, SampleRow } from '#contract/samples'
import { dayIn } from '#domain/formats'
import { text } from '#domain/messages'
import { referenceList } from '../../../components/list/referenceList.ts'
import { isFailure, useCall, useProvider } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { refusalsOf, useSayResults } from '../selection/useSayResults.ts'
import { outcomeOf } from './outcomeOf.ts'

const ofLabels = { query: { appType: 'sample label' } } as const

/** Labels without a printing system, and why other requests have none. */
interface KeptLabels {
  readonly labels: readonly SampleLabel[]
  readonly refusals: readonly string[]
}

const nothing: Readonly<Record<string, string>> = {}

/**
 * What labels of requests are printed with, and the printing: template and printer are those of the first request that
 * names one, or the last ones.
 */
export function useLabelForm(rows: readonly SampleRow[], onClose: () => void) {
  const dataProvider = useProvider()
  const say = useSay()
  const sayFailure = useSayFailure()
  const templates = useCall(messaging.templateBind, ofLabels, referenceList).data ?? []
  const { data: options = [], isPending } = useCall(messaging.option, ofLabels, referenceList)
  const printers = useCall(config.printers, ofLabels, referenceList).data ?? []
  const [last, remember] = useStore('samples.label', { templateCode: '', printerCode: '' })
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>(nothing)
  const [problem, setProblem] = useState(nothing)
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState<KeptLabels | null>(null)
  const sayResults = useSayResults()

  const among = (list: readonly { readonly code: string }[], ...codes: string[]): string =>
    codes.find(code => list.some(entry => entry.code === code)) ?? list[0]?.code ?? ''
  const named = (field: 'sampleLabelTemplate' | 'sampleLabelPrinter'): string =>
    rows.map(row => row[field]).find(code => code !== '') ?? ''
  const values = {
    templateCode: chosen.templateCode ?? among(templates, named('sampleLabelTemplate'), last.templateCode),
    printerCode: chosen.printerCode ?? among(printers, named('sampleLabelPrinter'), last.printerCode),
    printDate: chosen.printDate ?? dayIn(new Date()),
    company: chosen.company ?? options.find(({ code }) => code === 'COMPANY')?.value ?? '',
  }

  const printed = async (): Promise<KeptLabels> => {
    const [first, ...rest] = rows
    if (first !== undefined && rest.length === 0) {
      const label = await dataProvider.call(quote.printLabel, { body: { sampleId: first.id, ...values } })
      say(text('samplePrintSent'), 'success')
      return { labels: [label], refusals: [] }
    }
    const items = rows.map(({ id: sampleId }) => ({ sampleId }))
    const body = { action: 'PRINT' as const, ...values, items }
    const { results } = await dataProvider.call(quoteWorklist.sampleActions, { body })
    const outcomes = results.map(outcomeOf)
    sayResults(text('samplePrintSent'), 'sample requests', outcomes)
    return {
      labels: results.flatMap(({ label }) => (label === null ? [] : [label])),
      refusals: refusalsOf(outcomes),
    }
  }

  const print = async () => {
    setBusy(true)
    setProblem(nothing)
    try {
      const { labels, refusals } = await printed()
      remember({ templateCode: values.templateCode, printerCode: values.printerCode })
      const here = labels.filter(label => label.sentBy === 'built-in')
      if (here.length > 0) setKept({ labels: here, refusals })
      else onClose()
    } catch (error) {
      if (isFailure(error)) setProblem(error.fieldErrors)
      sayFailure(error, text('samplePrintFailed'))
    } finally {
      setBusy(false)
    }
  }
  const set = (change: Readonly<Record<string, string>>) => setChosen({ ...chosen, ...change })
  return {
    values,
    set,
    templates,
    printers,
    problem,
    busy,
    /** Whose company stands on a label is not known yet. */
    isReading: isPending,
    kept,
    open: (label: SampleLabel) => setKept({ labels: [label], refusals: [] }),
    print,
  }
}
