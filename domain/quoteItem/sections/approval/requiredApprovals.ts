import { decimal } from '#domain/formats'
import type { Facts } from '../../facts.ts'
import type { Origin } from '../../fields.ts'
import { printKind } from '../../reference/printKind.ts'
import type { ItemSections } from '../../sections.ts'
import { type InputNames, inputsOf } from '../../staleness.ts'
import type { PriceDetail, Pricing } from '../pricing/pricing.ts'
import type { ApprovalType } from './approvalTypes.ts'
import { pointsBelow } from './pointsBelow.ts'

/** Something of an item that has to be approved. */
export interface RequiredApproval {
  readonly approvalType: ApprovalType
  /** Key of the price break that it is about; '' for the item as a whole. */
  readonly about: string
  /** Why, in a sentence. */
  readonly why: string
  /** Whether the customer gives it: asked for where a step requires it, with the document that says so. */
  readonly isCustomers: boolean
  /** What of the item it is decided on: when that moves, it is open again. */
  readonly basis: Origin
}

const artwork: InputNames = {
  product: ['printProcess', 'styleVariant', 'length', 'width', 'depth'],
  printing: ['numberOfColors', 'inkCoverages', 'inkCoveragesBack', 'varnishType', 'printToEdge'],
}
const goods: InputNames = { product: ['boardGrade', 'boardGradeVariant'] }
const food: InputNames = {
  product: ['boardGrade', 'boardGradeVariant', 'printProcess'],
  compliance: ['foodpackagingUse', 'isPrintInside', 'isUvInkOrVarnish', 'isBarrierCoating'],
}

/** Uses in which the packaging touches the food. */
const touching: readonly string[] = ['DRY_CONTACT', 'MOIST_CONTACT']

const isPrinted = (process: string): boolean => ['inks', 'litho'].includes(printKind(process) ?? 'none')

const percent = (value: number) => `${value.toFixed(1)} %`

const isPriced = ({ price, priceQty }: PriceDetail) => Boolean(price) && Boolean(priceQty)

/** A price as people say it: `5,000 at 812.10 per 1,000`. */
const priceWords = ({ priceQty, price }: PriceDetail, { pricingUom }: Pricing) =>
  `${decimal(priceQty ?? 0, 0)} at ${decimal(price ?? 0, 2)} per ${decimal(Number(pricingUom) || 1000, 0)}`

function belowFloor({ pricing }: ItemSections, { marginFloor }: Facts): RequiredApproval[] {
  return pricing.details.flatMap(detail => {
    const points = pointsBelow(detail, marginFloor)
    const { key, priceQty, price, marginPercent } = detail
    if (points === 0 || !priceQty) return []
    const reason = detail.floorReason ? ` ${detail.floorReason.replace(/[.!?]?$/, '.')}` : ''
    return [
      {
        approvalType: 'PRICE_BELOW_FLOOR' as const,
        about: key,
        why: `${priceWords(detail, pricing)}: margin ${percent(marginPercent ?? 0)}, ${points.toFixed(1)} points under the floor of ${percent(marginFloor ?? 0)}.${reason}`,
        isCustomers: false,
        basis: { break: { priceQty, price, pricingUom: pricing.pricingUom, marginPercent } },
      },
    ]
  })
}

function customersPrice({ pricing }: ItemSections): RequiredApproval[] {
  const priced = pricing.details.filter(isPriced)
  if (priced.length === 0) return []
  const breaks = Object.fromEntries(priced.map(detail => [detail.key, priceWords(detail, pricing)]))
  return [
    {
      approvalType: 'CUSTOMER_PRICE',
      about: '',
      why: `${Object.values(breaks).join('; ')}.`,
      isCustomers: true,
      basis: { breaks },
    },
  ]
}

/**
 * What of an item has to be approved, because its product or its price calls for it (decision N33). Without a known floor
 * no price is below it.
 */
export function requiredApprovals(item: ItemSections, facts: Facts): RequiredApproval[] {
  const { compliance, product } = item
  const whole = (approvalType: ApprovalType, why: string, names: InputNames, isCustomers = false) => ({
    ...{ approvalType, about: '', why, isCustomers },
    basis: inputsOf(item, names) as Origin,
  })
  return [
    ...belowFloor(item, facts),
    ...(compliance.isDangerousGoodsCompliant
      ? [whole('DANGEROUS_GOODS', 'The product claims to be made for dangerous goods.', goods)]
      : []),
    ...(compliance.isAirFreightCompliant
      ? [whole('AIR_FREIGHT', 'The product claims to be made for air freight.', goods)]
      : []),
    ...(touching.includes(compliance.foodpackagingUse)
      ? [whole('FOOD_PACKAGING', 'The packaging touches food.', food)]
      : []),
    ...(isPrinted(product.printProcess)
      ? [whole('CUSTOMER_ARTWORK', 'The product is printed.', artwork, true)]
      : []),
    ...customersPrice(item),
  ]
}
