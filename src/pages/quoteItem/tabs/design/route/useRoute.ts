import { useEffect, useMemo, useState } from 'react'
import { type DesignStep, refuseNewStep } from '#domain/quoteItem'
import { useSay } from '../../../../../layout/notifications/useSay.ts'
import { useDesignLookup } from '../../../draft/facts/useDesignLookup.ts'
import { useFocusWish } from '../../../draft/focusWish.ts'
import { useDraft, useDraftValues } from '../../../draft/useItemDraft.ts'
import { useRowList } from '../../../fields/useRowList.ts'

const list = 'design.designSteps'

/** Place of a step by the name of one of its fields: `design.designSteps.2.workCentre` is 2. */
const placeIn = (name: string): number => Number(name.slice(list.length + 1).split('.')[0])

/** The route of the draft, which of its steps is open, and what can be done with it. */
export function useRoute() {
  const draft = useDraft()
  const say = useSay()
  const wish = useFocusWish()
  const { product, design } = useDraftValues()
  const { data, isLoading } = useDesignLookup(product)
  const { readOnly, error, add, copy, move, remove } = useRowList(list)
  const steps = design.designSteps
  const [asked, setAsked] = useState<string | null>(null)
  const open = steps.find(({ key }) => key === asked) ?? steps[0]
  const openKey = open?.key ?? null

  useEffect(
    () =>
      wish.opens(`${list}.`, name => {
        const wanted = draft.values().design.designSteps[placeIn(name)]
        if (wanted === undefined || wanted.key === openKey) return false
        setAsked(wanted.key)
        return true
      }),
    [wish, draft, openKey],
  )

  return useMemo(() => {
    const now = () => draft.values().design.designSteps
    const indexOf = (key: string) => now().findIndex(step => step.key === key)
    const isOnce = ({ operation }: Pick<DesignStep, 'operation'>) =>
      data?.operations.find(({ code }) => code === operation)?.isMultiRoute !== true
    return {
      steps,
      operations: data?.operations ?? [],
      open,
      index: open === undefined ? -1 : steps.indexOf(open),
      readOnly,
      /** What the plant makes items with is still being read: which step can be added is not known. */
      isLoading,
      error,
      show: setAsked,
      /** Adds a step before the despatch and opens it; says why it can't. */
      add: () => {
        const refusal = refuseNewStep(product.preferredPlantCode, now(), data?.operations ?? [])
        if (refusal !== '') return say(refusal.trim(), 'warning')
        const despatch = now().findIndex(({ operation }) => operation === 'DESPATCH')
        const at = despatch < 0 ? now().length : despatch
        const key = add(at)
        wish.ask(`${list}.${at}.operation`)
        setAsked(key)
      },
      /** Copies a step behind itself; one whose operation may be used once has it to choose. */
      copy: (step: DesignStep) => {
        if (!isOnce(step)) {
          copy(step.key)
          return
        }
        const { key: _, ...values } = step
        const at = indexOf(step.key) + 1
        setAsked(add(at, { ...values, operation: '', workCentre: '', isClosedHere: false }))
      },
      move: (step: DesignStep, by: number) => {
        move(step.key, indexOf(step.key) + by)
        setAsked(step.key)
      },
      remove: (step: DesignStep) => {
        const beside = now()[indexOf(step.key) + 1] ?? now()[indexOf(step.key) - 1]
        remove(step.key)
        setAsked(beside?.key ?? null)
      },
    }
  }, [
    steps,
    data,
    open,
    readOnly,
    isLoading,
    error,
    product.preferredPlantCode,
    add,
    copy,
    move,
    remove,
    draft,
    say,
    wish,
  ])
}

export type Route = ReturnType<typeof useRoute>
