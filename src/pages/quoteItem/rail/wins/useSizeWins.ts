import { useDeferredValue, useMemo } from 'react'
import type { SizeWin } from '#domain/estimating'
import { deliveryOf } from '#domain/quoteItem'
import type { Answering } from '../../../../components/aside/createAside.ts'
import { useAside } from '../../../../components/aside/useAside.ts'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { useDeliveryRegion } from '../../draft/facts/useDeliveryRegion.ts'
import { readable } from '../../draft/readable.ts'
import { useDraftValues, useItem } from '../../draft/useItemDraft.ts'
import { answerWins, type WinsQuestion } from './answerWins.ts'

const answering: Answering<WinsQuestion, readonly SizeWin[]> = {
  start: () => new Worker(new URL('./wins.worker.ts', import.meta.url), { type: 'module' }),
  answer: answerWins,
  pause: 300,
}

/** What a few millimetres would win the draft as it stands, looked for aside from the page; not asked without a price. */
export function useSizeWins(hasPrice: boolean) {
  const typed = useDeferredValue(useDraftValues())
  const { quoteDelivery } = useItem()
  const { data: masters } = useEngineMasters()
  const { code: region } = useDeliveryRegion(typed.delivery, quoteDelivery)
  const question = useMemo((): WinsQuestion | null => {
    if (masters === undefined || !hasPrice) return null
    const item = readable(typed)
    const { truckType } = deliveryOf(item.delivery, quoteDelivery)
    const truck = masters.truckTypes.find(({ code }) => code === truckType) ?? null
    return { item, masters, truck, goesTo: { quote: quoteDelivery, region } }
  }, [typed, quoteDelivery, region, masters, hasPrice])
  return { search: useAside(question, answering), truck: question?.truck ?? null }
}
