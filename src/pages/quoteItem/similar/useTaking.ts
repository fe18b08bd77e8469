import { useMemo, useRef } from 'react'
import type { SimilarSource } from '#contract/lgx'
import { quote } from '#contract/quote'
import { takenPrices } from '#domain/existingProducts'
import { empty, type ItemSections, type PriceDetail, sections } from '#domain/quoteItem'
import { useRights } from '../../../authProvider/useRights.ts'
import { asHtml } from '../../../components/editing/asHtml.ts'
import { useCall } from '../../../dataProvider/index.ts'
import { useConfirm } from '../../../layout/confirm/useConfirm.ts'
import { useSay } from '../../../layout/notifications/useSay.ts'
import type { TakenPart, Taker } from '../../../similarProducts/takers.ts'
import { checkDraft } from '../draft/rules/checkDraft.ts'
import { useItemFacts } from '../draft/rules/useItemRules.ts'
import { useDraft, useItem } from '../draft/useItemDraft.ts'
import { placedField } from '../fields/fieldPath.ts'
import { useFieldAccess } from '../fields/useFieldAccess.ts'
import { useCostedBreaks } from '../tabs/price/useCostedBreaks.ts'
import { routeMisfits } from './routeMisfits.ts'

const breaks = placedField('pricing.details')
const steps = placedField('design.designSteps')
const pallet = placedField('palletization.palletTypeCode')
const newKey = () => crypto.randomUUID().slice(0, 8)

/** The breaks with the prices of a product at their quantities; one that has none begins with the product's own. */
function pricedDetails(details: readonly PriceDetail[], source: SimilarSource, uom: number): PriceDetail[] {
  const begun =
    details.length > 0
      ? details
      : source.prices.slice(0, 5).map(({ quantity }) => ({
          key: newKey(),
          ...empty(sections.pricing.fields.details.fields),
          given: 'price',
          priceQty: quantity,
        }))
  const prices = takenPrices(
    begun.map(({ priceQty }) => priceQty),
    source,
    uom,
  )
  return begun.map((detail, place) => {
    const price = prices[place] ?? null
    return price === null ? detail : { ...detail, given: 'price', price }
  })
}

/** The item as the similar-products panel takes things over into it: into the draft, each with a way to take it back. */
export function useTaking(): Taker {
  const item = useItem()
  const draft = useDraft()
  const say = useSay()
  const confirm = useConfirm()
  const { scopes } = useRights()
  const { facts } = useItemFacts()
  const check = (values: ItemSections) =>
    checkDraft(values, { facts, scopes, fieldRules: item.validations }).findings
  const { readOnly: breaksReadOnly } = useFieldAccess(breaks)
  const pricing = useCostedBreaks({ readOnly: breaksReadOnly, error: undefined, warning: undefined })
  const { readOnly: stepsReadOnly } = useFieldAccess(steps)
  const { readOnly: palletReadOnly } = useFieldAccess(pallet)
  const { data: head } = useCall(quote.get, { params: { id: item.quoteId } }, { meta: { quiet: true } })
  const currency = head?.currencyCode
  const uom = Number(pricing.pricing.pricingUom) || 1000

  const takePrice = (source: SimilarSource): boolean => {
    if (source.prices.length === 0) {
      say(`No price of ${source.productCode} is known.`, 'warning')
      return false
    }
    if (source.currencyCode !== currency) {
      say(`${source.productCode} is priced in ${source.currencyCode}, the quote in ${currency}.`, 'warning')
      return false
    }
    const before = draft.values().pricing
    pricing.change({
      ...(before.pricingPolicy === '' ? pricing.startTerms : {}),
      details: pricedDetails(before.details, source, uom),
    })
    say(`The price of ${source.productCode} was taken.`, 'info', {
      label: 'Undo',
      onAct: () => draft.change('pricing', before),
    })
    return true
  }

  const takePallet = ({ productCode, palletization }: SimilarSource): boolean => {
    if (palletization === null) {
      say(`How ${productCode} is loaded is not known.`, 'warning')
      return false
    }
    const before = draft.values().palletization
    draft.change('palletization', palletization)
    say(`The pallet of ${productCode} was taken.`, 'info', {
      label: 'Undo',
      onAct: () => draft.change('palletization', before),
    })
    return true
  }

  const takeRoute = async ({ productCode, design }: SimilarSource): Promise<boolean> => {
    if (design === null) {
      say(`The route of ${productCode} is not known.`, 'warning')
      return false
    }
    const { additionalTrim, designSteps } = draft.values().design
    const taken = { additionalTrim: design.additionalTrim, designSteps: design.designSteps }
    const misfits = routeMisfits(check, draft.values(), taken)
    const agreed =
      (designSteps.length === 0 && misfits.length === 0) ||
      (await confirm({
        title: misfits.length === 0 ? 'Replace the Design Steps' : 'A Route That Does Not Fit',
        message: [
          ...(misfits.length === 0
            ? []
            : [
                `The item can't be saved with the route of ${asHtml(productCode)} as it is. ${asHtml(misfits.join(' '))}`,
              ]),
          ...(designSteps.length === 0
            ? []
            : [
                `The ${designSteps.length} steps of the route are replaced by the ${taken.designSteps.length} of ${asHtml(productCode)}.`,
              ]),
          'Nothing is stored before you save.',
        ].join(' '),
        ok: misfits.length === 0 ? 'Replace' : 'Take it and change it',
      }))
    if (!agreed) return false
    draft.change('design', taken)
    say(`The route of ${productCode} was taken into the design.`, 'info', {
      label: 'Undo',
      onAct: () => draft.change('design', { additionalTrim, designSteps }),
    })
    return true
  }

  const latest = useRef({ price: takePrice, pallet: takePallet, route: takeRoute })
  latest.current = { price: takePrice, pallet: takePallet, route: takeRoute }
  const mayPrice = !pricing.readOnly && pricing.isKnown && currency !== undefined
  const { details } = pricing.pricing
  return useMemo(() => {
    const may: readonly (readonly [TakenPart, boolean])[] = [
      ['price', mayPrice],
      ['pallet', !palletReadOnly],
      ['route', !stepsReadOnly],
    ]
    return {
      itemId: item.id,
      may: may.filter(([, isOpen]) => isOpen).map(([part]) => part),
      quoted: details.flatMap(({ priceQty, price, cost }) =>
        priceQty === null ? [] : [{ priceQty, price, cost }],
      ),
      uom,
      take: async (part, source) => latest.current[part](source),
    }
  }, [item.id, mayPrice, palletReadOnly, stepsReadOnly, details, uom])
}
