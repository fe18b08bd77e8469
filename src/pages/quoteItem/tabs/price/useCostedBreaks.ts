import { useCallback, useMemo } from 'react'
import { figuresOf, ownRoutes, pricedItem } from '#domain/estimating'
import { mostBreaks } from '#domain/pricingPolicies'
import {
  breaksInOrder,
  empty,
  enteredNumber,
  type ItemSections,
  type PriceDetail,
  type Pricing,
  policyOf,
  sections,
  startingPrice,
} from '#domain/quoteItem'
import { useEngineMasters } from '../../../../dataProvider/useEngineMasters.ts'
import { useDeliveryRegion } from '../../draft/facts/useDeliveryRegion.ts'
import { readable } from '../../draft/readable.ts'
import { useItemFacts } from '../../draft/rules/useItemRules.ts'
import { useDraft, useDraftPart, useItem } from '../../draft/useItemDraft.ts'
import { movedTexts, readTexts } from '../../fields/movedTexts.ts'
import type { RowList } from '../../fields/useRowList.ts'
import { filledBreaks } from './grid/filledBreaks.ts'
import { unreadCells } from './grid/unreadCells.ts'

const path = 'pricing.details'

const newKey = () => crypto.randomUUID().slice(0, 8)

const bounds = ['priceQty', 'minQty', 'maxQty'] as const

/** The break with nothing where its quantity or bounds can't be read. */
const readBounds = (detail: PriceDetail): PriceDetail => ({
  ...detail,
  ...Object.fromEntries(bounds.map(field => [field, enteredNumber(detail[field])])),
})

/** The break with what can't be read of the bounds that stood there. */
const withUnreadBounds = (detail: PriceDetail, stood: PriceDetail | undefined): PriceDetail => ({
  ...detail,
  ...Object.fromEntries(bounds.flatMap(field => (Number.isNaN(stood?.[field]) ? [[field, Number.NaN]] : []))),
})

const isFar = (a: number | null, b: number | null) => Math.abs((a ?? 0) - (b ?? 0)) > 0.011

/** The price of the item with the engine: what each break costs on its one design, and what a change makes of all of them. */
export function useCostedBreaks({
  readOnly,
  error,
  warning,
}: Pick<RowList, 'readOnly' | 'error' | 'warning'>) {
  const draft = useDraft()
  const product = useDraftPart(values => values.product)
  const printing = useDraftPart(values => values.printing)
  const palletization = useDraftPart(values => values.palletization)
  const design = useDraftPart(values => values.design)
  const delivery = useDraftPart(values => values.delivery)
  const prePrintDesign = useDraftPart(values => values.prePrintDesign)
  const preprintCost = useDraftPart(values => values.preprintCost)
  const pricing = useDraftPart(values => values.pricing)
  const { hasSecondaryLeg, secondaryLegRegion } = pricing
  const { quoteDelivery } = useItem()
  const { code: region, ...asking } = useDeliveryRegion(delivery, quoteDelivery)
  // Until it is known, the freight is not.
  const isRegionMissing = asking.isAsked || asking.isUnread
  const { data: masters, isError, refetch } = useEngineMasters()
  const figures = useMemo(() => {
    if (masters === undefined || isRegionMissing) return null
    const made = readable({
      product,
      printing,
      palletization,
      design,
      delivery,
      prePrintDesign,
      preprintCost,
    })
    const leg = { ...draft.values().pricing, hasSecondaryLeg, secondaryLegRegion }
    return figuresOf({ ...draft.values(), ...made, pricing: leg }, masters, { quote: quoteDelivery, region })
  }, [
    product,
    printing,
    palletization,
    design,
    delivery,
    prePrintDesign,
    preprintCost,
    hasSecondaryLeg,
    secondaryLegRegion,
    quoteDelivery,
    region,
    isRegionMissing,
    masters,
    draft,
  ])
  const ownRoutesOf = useCallback(
    (quantities: readonly number[]) => {
      if (figures === null || masters === undefined) return []
      const details = quantities.map((priceQty, place) => ({ key: String(place), priceQty }))
      const goesTo = { quote: quoteDelivery, region }
      return ownRoutes(readable(draft.values()), figures, details, masters, goesTo)
    },
    [figures, masters, quoteDelivery, region, draft],
  )
  const now = useMemo(() => {
    const made = readable({ product, printing, palletization, design, pricing })
    return figures === null || masters === undefined
      ? null
      : pricedItem({ ...draft.values(), ...made }, figures, masters, quoteDelivery)
  }, [product, printing, palletization, design, pricing, figures, masters, quoteDelivery, draft])
  const maySeeRates = masters?.plants.some(({ costing }) => costing !== null) ?? false

  const change = (patch: Partial<Pricing>) => {
    if (figures === null || masters === undefined) return
    const values = readable(draft.values())
    const details = draft.values().pricing.details
    // Prices as they stand: what can't be read of one is no price, where nothing at all is the usual mark-up.
    const stood = patch.details ?? details
    const asked = { ...values.pricing, ...patch, details: stood.map(readBounds) }
    const item: ItemSections = { ...values, pricing: asked }
    const found = pricedItem(item, figures, masters, quoteDelivery)
    const priced = {
      ...found,
      details: found.details.map((detail, place) => withUnreadBounds(detail, stood[place])),
    }
    movedTexts(draft.texts, path, details, priced.details)
    draft.change('pricing', { ...patch, ...priced })
    readTexts(draft.texts, path, priced.details)
  }
  const { details } = pricing
  const set = (keys: readonly string[], patch: Partial<PriceDetail>) =>
    change({
      details: details.map(detail => (keys.includes(detail.key) ? { ...detail, ...patch } : detail)),
    })
  const most = mostBreaks(policyOf(pricing))
  const { priceTerms } = useItemFacts().facts
  const start = startingPrice(pricing, product.expectedOrderQuantity, priceTerms)
  const newBreak = (priceQty: number | null): PriceDetail => ({
    key: newKey(),
    ...empty(sections.pricing.fields.details.fields),
    given: 'markUp',
    priceQty,
  })
  const stale =
    now === null || !maySeeRates
      ? []
      : details.flatMap((detail, place) => {
          const right = now.details[place]
          return right !== undefined && isFar(right.cost, detail.cost) ? [{ detail, now: right }] : []
        })
  return {
    pricing,
    readOnly: readOnly || !maySeeRates,
    error,
    warning,
    isKnown: figures !== null,
    /** What could not be read that the costs need, as a sentence; '' where all was. */
    notRead: asking.isUnread
      ? 'The region of the delivery could not be read.'
      : isError
        ? 'The rates could not be read.'
        : '',
    readAgain: () => (asking.isUnread ? asking.readAgain() : refetch()),
    maySeeRates,
    /** Which of these quantities a route of their own would make cheaper. */
    ownRoutesOf,
    /** Why the item can't be costed; '' where it can. */
    whyNot:
      figures === null || figures.cost.ok
        ? ''
        : figures.cost.problems.map(({ message }) => message).join(' '),
    /** The quantities that a price which nobody has begun starts with. */
    startsWith: pricing.pricingPolicy === '' ? start.quantities : start.quantities.slice(0, 1),
    stale,
    /** The usual terms of a price that nobody has begun. */
    startTerms: start.terms,
    change,
    /** Takes the costs as they are now into every break. */
    takeCosts: () => change({}),
    /** Adds breaks; a price that nobody has begun begins with its usual terms. */
    add: (quantities: readonly (number | null)[]) =>
      change({
        ...(pricing.pricingPolicy === '' ? start.terms : {}),
        details: [...details, ...quantities.map(newBreak)],
      }),
    remove: (key: string) => change({ details: details.filter(detail => detail.key !== key) }),
    /** Puts the breaks in the order of their quantities. */
    order: () => {
      const now = draft.values().pricing.details
      const ordered = breaksInOrder(now)
      if (ordered !== now) change({ details: [...ordered] })
    },
    /** Changes breaks, by key. */
    set,
    unread: unreadCells<PriceDetail>(draft, { path, details, set }),
    /** Changes the break at a place and those below it, a value each; quantities that are more make breaks. */
    fill: (from: number, patches: readonly Partial<PriceDetail>[]) =>
      change({ details: filledBreaks(details, from, patches, { most, newBreak }) }),
    most,
  }
}
