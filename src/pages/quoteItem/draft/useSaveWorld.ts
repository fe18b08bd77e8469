import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import type { FieldPath } from 'react-hook-form'
import type { CallInput } from '#contract/endpoint'
import { engine } from '#contract/engine'
import { type QuoteItem, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { text } from '#domain/messages'
import { savedJustNow } from '#domain/pricingPolicies'
import {
  fieldLabel,
  formName,
  type ItemSections,
  type Pricing,
  pathOfName,
  type SectionKey,
  sections,
  valueAt,
} from '#domain/quoteItem'
import { failureLines } from '../../../components/editing/failureLines.ts'
import { fieldSentence } from '../../../components/editing/fieldSentence.ts'
import { callKey, isFailure, refreshCalls, useProvider } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import type { Draft } from './createDraft.ts'
import type { SaveWorld } from './saveSection.ts'
import { sectionSaves } from './sectionSaves.ts'
import { withUnitPrice } from './withUnitPrice.ts'

/** What else shows what a save changes. */
const refreshed = [quote.get, quote.log, workflow.details, workflow.steps, engine.autoRouteHistory]

const insideOf = (section: SectionKey, path: string): string =>
  path.startsWith(`${section}.`) ? path.slice(section.length + 1) : path

/** What is priced is not saved twice in a moment. */
const prices: readonly SectionKey[] = ['pricing', 'genericPricing']

/** The form's name of a refused field, which the server names by its section and path. */
function nameOf(section: SectionKey, values: object, path: string): string {
  const inside = insideOf(section, path)
  return `${section}.${formName(values, inside) ?? inside}`
}

/** Whether a field still says what was refused; the server did not speak of what was typed since. */
function isAsEntered(section: SectionKey, path: string, values: object, entered: object): boolean {
  const inside = insideOf(section, path)
  return JSON.stringify(valueAt(values, inside)) === JSON.stringify(valueAt(entered, inside))
}

const labelAt = (section: SectionKey, values: object, name: string): string =>
  fieldLabel(section, pathOfName(values, name.slice(section.length + 1)), values)

/** How a draft is saved: the calls, and what is said of them. */
export function useSaveWorld(draft: Draft, item: QuoteItem): SaveWorld {
  const say = useSay()
  const queryClient = useQueryClient()
  const dataProvider = useProvider()
  const { id } = item
  const latest = useRef(say)
  latest.current = say
  const read = useRef(item)
  read.current = item

  return useMemo(() => {
    const { form } = draft
    const place = { params: { id } }
    const labelOf = (section: SectionKey) => (name: string) => labelAt(section, draft.values()[section], name)
    const pricedAt = new Map<SectionKey, number>()
    return {
      isTooSoon: section => savedJustNow(pricedAt.get(section), performance.now()),
      send: (section, version, values) => {
        const call = sectionSaves[section]
        // A product that is saved is routed again where its category and step do that.
        const asked = section === 'product' ? { autoRoute: true } : {}
        const body = { quoteItemId: id, version, [section]: values, ...asked }
        const answered = dataProvider.call(call, { body } as CallInput<typeof call>)
        if (section !== 'genericPricing') return answered
        return answered.then(answer =>
          withUnitPrice(answer, unitPrice =>
            dataProvider.call(quote.updateUnitPrice, { body: { quoteItemId: id, unitPrice } }),
          ),
        )
      },
      reread: () => dataProvider.call(quote.item, place),
      keep: stored => {
        queryClient.setQueryData(callKey(quote.item, place), stored)
        void refreshCalls(queryClient, refreshed)
      },
      follows: async (section, values) => {
        if (section !== 'pricing') return values
        const { repriced } = await import('./repriced.ts')
        const whole = { ...draft.values(), pricing: values as Pricing }
        return repriced(queryClient, dataProvider, read.current, whole)
      },
      saved: (section, answer, beside = '') => {
        if (prices.includes(section)) pricedAt.set(section, performance.now())
        const { saved } = sections[section].texts
        latest.current(beside === '' ? text(saved) : [text(saved), beside], 'success')
        if (answer === undefined) return
        if (answer.actionMessage !== '') latest.current(answer.actionMessage, 'warning')
        latest.current(draft.unsaid(answer.said))
      },
      broken: (section, problems) => {
        const words = problems.map(({ name, message }) => fieldSentence(labelOf(section)(name), message))
        latest.current([text(sections[section].texts.failed), ...words], 'error')
      },
      explain: (section, error, entered) => {
        const values = draft.values()[section]
        const refused = Object.entries(isFailure(error) ? error.fieldErrors : {}).filter(([path]) =>
          isAsEntered(section, path, values, entered),
        )
        for (const [index, [path, message]] of refused.entries()) {
          const name = nameOf(section, values, path) as FieldPath<ItemSections>
          form.setError(name, { type: 'server', message }, { shouldFocus: index === 0 })
        }
        const lines = failureLines(error, path => labelOf(section)(nameOf(section, values, path)))
        latest.current([text(sections[section].texts.failed), ...lines], 'error')
      },
    }
  }, [draft, dataProvider, queryClient, id])
}
