import { useCallback, useEffect, useRef, useState } from 'react'
import { costing, type ProductCost } from '#contract/costing'
import type { ExistingProduct } from '#contract/customer'
import { text } from '#domain/messages'
import { failureText, useProvider } from '../../../dataProvider/index.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import { useLiveEvent } from '../../../realtime/useLiveEvent.ts'
import { broken, ended, type RecostState, untouched } from './recostState.ts'
import { pollPause, recostToEnd } from './recostToEnd.ts'

export type RecostedProduct = Pick<ExistingProduct, 'plantCode' | 'productId'>

const keyOf = ({ plantCode, productId }: RecostedProduct) => `${plantCode}/${productId}`

/** Recosts existing products and tells how each stands: at once when the hub says so, else by polling. */
export function useRecost() {
  const { call } = useProvider()
  const say = useSay()
  const [states, setStates] = useState<Readonly<Record<string, RecostState>>>({})
  const waiting = useRef(new Map<string, () => void>())
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  useLiveEvent('RecostResponse', product => waiting.current.get(keyOf(product))?.())

  const change = useCallback((key: string, next: (state: RecostState) => RecostState) => {
    if (isHere.current) setStates(all => ({ ...all, [key]: next(all[key] ?? untouched) }))
  }, [])

  const costBefore = useCallback(
    async (product: RecostedProduct): Promise<ProductCost | null> => {
      const query = { plant: product.plantCode, productId: product.productId }
      const cost = await call(costing.productCost, { query })
      return cost.status === 'Success' ? cost : null
    },
    [call],
  )

  const recost = useCallback(
    async (product: RecostedProduct): Promise<boolean> => {
      const key = keyOf(product)
      const { plantCode, productId } = product
      change(key, () => ({ ...untouched, recosting: true }))
      try {
        const before = await costBefore(product)
        change(key, state => ({ ...state, before }))
        const now = await recostToEnd({
          start: () => call(costing.recost, { body: { plantCode, lgxProductId: productId } }),
          read: () => call(costing.productCost, { query: { plant: plantCode, productId } }),
          pause: () =>
            new Promise(resolve => {
              // Who has left waits for nothing more: the job goes on without being asked about.
              const goOn = () => {
                clearTimeout(timer)
                if (isHere.current) resolve()
              }
              const timer = setTimeout(goOn, pollPause)
              waiting.current.set(key, goOn)
            }),
        })
        change(key, state => ended(state, now))
        if (now.status === 'Failed' && isHere.current) say([text('recostingError'), now.message], 'error')
        return now.status === 'Success'
      } catch (error) {
        const reason = failureText(error)
        change(key, state => broken(state, reason))
        if (isHere.current) say([text('recostingError'), reason], 'error')
        return false
      } finally {
        waiting.current.delete(key)
      }
    },
    [call, change, costBefore, say],
  )
  return { recost, stateOf: (product: RecostedProduct): RecostState => states[keyOf(product)] ?? untouched }
}
