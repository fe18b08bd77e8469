import { useEffect } from 'react'
import type { Page } from '#contract/client'
import { keepListOrder, listOrder } from './listOrder.ts'
import type { WorklistInput } from './worklistInput.ts'
import type { WorklistRecord } from './worklistKind.ts'

/** Keeps the order of the page on the screen: the item page goes on to the next of its items. */
export function useKeptOrder(
  path: string,
  { query }: WorklistInput,
  page: Page<readonly WorklistRecord[]> | undefined,
  title: string,
): void {
  useEffect(() => {
    if (page !== undefined && page.data.length > 0) keepListOrder(listOrder({ title, path, query }, page))
  }, [path, query, page, title])
}
