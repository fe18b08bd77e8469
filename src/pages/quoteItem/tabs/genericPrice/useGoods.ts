import { mostBreaks } from '#domain/pricingPolicies'
import {
  breaksInOrder,
  empty,
  type GenericDetail,
  type GenericPricing,
  policyOf,
  sections,
  startingPrice,
} from '#domain/quoteItem'
import { useItemFacts } from '../../draft/rules/useItemRules.ts'
import { useDraft, useDraftPart } from '../../draft/useItemDraft.ts'
import { movedTexts, readTexts } from '../../fields/movedTexts.ts'
import { useRowList } from '../../fields/useRowList.ts'
import { filledBreaks } from '../price/grid/filledBreaks.ts'
import { unreadCells } from '../price/grid/unreadCells.ts'

const path = 'genericPricing.details'

const newKey = () => crypto.randomUUID().slice(0, 8)

/** The breaks of bought goods, and what can be done with them; what they cost and sell for follows by itself. */
export function useGoods() {
  const draft = useDraft()
  const genericPricing = useDraftPart(values => values.genericPricing)
  const quantity = useDraftPart(({ product }) => product.expectedOrderQuantity)
  const { readOnly, error } = useRowList(path)
  const { priceTerms } = useItemFacts().facts
  const { details, pricingPolicy } = genericPricing
  const { terms, quantities } = startingPrice({ isSpecialties: false }, quantity, priceTerms)
  const change = (patch: Partial<GenericPricing>) => {
    movedTexts(draft.texts, path, details, patch.details ?? details)
    draft.change('genericPricing', patch)
    readTexts(draft.texts, path, draft.values().genericPricing.details)
  }
  const set = (keys: readonly string[], patch: Partial<GenericDetail>) =>
    change({
      details: details.map(detail => (keys.includes(detail.key) ? { ...detail, ...patch } : detail)),
    })
  const most = mostBreaks(policyOf(genericPricing))
  const newBreak = (priceQty: number | null): GenericDetail => ({
    key: newKey(),
    ...empty(sections.genericPricing.fields.details.fields),
    given: 'markUp',
    markUpPercent: details.at(-1)?.markUpPercent ?? null,
    priceQty,
  })
  const begins =
    pricingPolicy === ''
      ? {
          pricingPolicy: terms.pricingPolicy,
          pricingUom: genericPricing.pricingUom || terms.pricingUom,
          defaultVariance: genericPricing.defaultVariance ?? terms.defaultVariance,
        }
      : {}
  return {
    genericPricing,
    readOnly,
    error,
    /** The quantity that a price which nobody has begun starts with. */
    startsWith: quantities[0] ?? null,
    /** Adds a break; a price that nobody has begun begins with its usual terms. */
    add: (priceQty: number | null) =>
      change({
        ...begins,
        details: [...details, newBreak(priceQty)],
      }),
    remove: (key: string) => change({ details: details.filter(detail => detail.key !== key) }),
    /** Puts the breaks in the order of their quantities. */
    order: () => {
      const now = draft.values().genericPricing.details
      const ordered = breaksInOrder(now)
      if (ordered !== now) change({ details: [...ordered] })
    },
    /** Changes breaks, by key. */
    set,
    unread: unreadCells<GenericDetail>(draft, { path, details, set }),
    /** Changes the break at a place and those below it, a value each; quantities that are more make breaks. */
    fill: (from: number, patches: readonly Partial<GenericDetail>[]) =>
      change({ details: filledBreaks(details, from, patches, { most, newBreak }) }),
    most,
  }
}

export type Goods = ReturnType<typeof useGoods>
