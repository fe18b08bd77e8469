import { useMemo } from 'react'
import { customer } from '#contract/customer'
import type { QuoteItem } from '#contract/quote'
import { decidesHere, type Facts } from '#domain/quoteItem'
import { useCall } from '../../../../dataProvider/index.ts'
import { useApproval } from './useApproval.ts'

/** What the rules of prices and approvals need to know, asked where the item's step has to do with them. */
export function useApprovalFacts(
  item: Pick<QuoteItem, 'id' | 'versions' | 'asks' | 'validations'>,
): Pick<Facts, 'marginFloor' | 'decisions' | 'toolingCustomers'> {
  const isDecided = decidesHere(item.validations)
  const isPriced = item.asks.includes('price')
  const { data: approval } = useApproval(item, isDecided || isPriced)
  const { data: toolingCustomers } = useCall(
    customer.toolingCustomers,
    {},
    { enabled: isDecided || isPriced, staleTime: 600_000, meta: { quiet: true } },
  )
  return useMemo(
    () => ({ marginFloor: approval?.marginFloor, decisions: approval?.decisions, toolingCustomers }),
    [approval, toolingCustomers],
  )
}
