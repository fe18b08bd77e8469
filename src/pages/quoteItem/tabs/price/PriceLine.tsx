import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import type { PriceGiven } from '#domain/estimating'
import { decimal, money } from '#domain/formats'
import type { PriceDetail } from '#domain/quoteItem'
import { CellNumber } from '../../../../components/costs/CellNumber.tsx'
import { useItemRules } from '../../draft/rules/useItemRules.ts'
import type { PricingShown } from './usePricing.ts'

interface PriceLineProps {
  readonly place: number
  readonly detail: PriceDetail
  readonly pricing: PricingShown
  /** The breaks that an entry in this line changes: this one, or all of them. */
  readonly keys: readonly string[]
  readonly isChosen: boolean
  readonly onChoose: () => void
}

const shown = (value: number | null, places: 0 | 1 | 2) => {
  if (value === null) return '—'
  return places === 1 ? value.toFixed(1) : decimal(value, places)
}

/** Policies whose bounds a person enters, and which of them. */
const byHand: Readonly<Record<string, readonly ('minQty' | 'maxQty')[]>> = {
  1: ['minQty', 'maxQty'],
  4: ['maxQty'],
}

/** A break: its quantity with its bounds, what it costs, and its price as mark-up, margin or amount. */
export function PriceLine({ place, detail, pricing, keys, isChosen, onChoose }: PriceLineProps) {
  const { priceQty, cost, price, auditMessage } = detail
  const { pricingPolicy, pricingUom } = pricing.pricing
  const name = priceQty === null ? `break ${place + 1}` : decimal(priceQty, 0)
  const findings = useItemRules(state => state.byName)
  const wrongOf = (field: string) => findings[`pricing.details.${place}.${field}`]?.message
  const percents = { markUp: detail.markUpPercent, margin: detail.marginPercent } as const
  const bound = (field: 'minQty' | 'maxQty', label: string) => (
    <td data-wrong={wrongOf(field) !== undefined} title={wrongOf(field)}>
      {byHand[pricingPolicy]?.includes(field) && !pricing.readOnly ? (
        <CellNumber
          label={`${label} of ${name}`}
          value={detail[field]}
          isGiven={false}
          places={0}
          step={100}
          onChange={value => pricing.set([detail.key], { [field]: value })}
        />
      ) : (
        shown(detail[field] || null, 0)
      )}
    </td>
  )
  const given = (what: PriceGiven, label: string, value: number | null, places: 1 | 2) => {
    const field = what === 'price' ? 'price' : (`${what}Percent` as const)
    return (
      <td data-cell={what} data-wrong={wrongOf(field) !== undefined} title={wrongOf(field)}>
        {pricing.readOnly ? (
          shown(value, places)
        ) : (
          <CellNumber
            label={`${label} of ${name}`}
            value={value}
            isGiven={detail.given === what}
            places={places}
            step={1}
            onChange={next => pricing.set(keys, { given: what, [field]: next })}
          />
        )}
      </td>
    )
  }
  return (
    <tr data-chosen={isChosen} data-place={place}>
      <td>
        <input
          type="radio"
          name="costs-shown"
          aria-label={`Show the costs of ${name}`}
          checked={isChosen}
          onChange={onChoose}
        />
      </td>
      <td data-cell="priceQty" data-wrong={wrongOf('priceQty') !== undefined} title={wrongOf('priceQty')}>
        {pricing.readOnly ? (
          name
        ) : (
          <CellNumber
            label={`Quantity of break ${place + 1}`}
            value={priceQty}
            isGiven={false}
            places={0}
            step={100}
            onChange={value => pricing.set([detail.key], { priceQty: value })}
          />
        )}
      </td>
      {bound('minQty', 'Min')}
      {bound('maxQty', 'Max')}
      <td data-wrong={auditMessage !== ''} title={auditMessage || undefined}>
        {cost ? money(cost) : auditMessage === '' ? '—' : 'Audit failed'}
      </td>
      {given('markUp', 'Mark-up', percents.markUp, 1)}
      {given('margin', 'Margin', percents.margin, 1)}
      {given('price', 'Price', price, 2)}
      <td>{shown(detail.yieldPercent, 1)}</td>
      <td>{detail.sellPerTonne === null ? '—' : money(detail.sellPerTonne)}</td>
      <td>
        {price === null || priceQty === null ? '—' : money((price * priceQty) / (Number(pricingUom) || 1000))}
      </td>
      {pricing.readOnly ? null : (
        <td>
          <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => pricing.remove(detail.key)}>
            <Close fontSize="inherit" />
          </IconButton>
        </td>
      )}
    </tr>
  )
}
