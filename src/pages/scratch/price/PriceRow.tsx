import { memo, useCallback } from 'react'
import type { FoundPrice, PriceGiven } from '#domain/estimating'
import { decimal, money } from '#domain/formats'
import type { PriceBreak } from '#domain/pricingPolicies'
import { CellNumber } from '../../../components/costs/CellNumber.tsx'
import { CellFigure } from '../../../components/figures/CellFigure.tsx'
import type { PadBreak } from '../padInputs.ts'
import type { Shown } from '../shownEstimate.ts'
import { priceTone } from './priceWarnings.ts'

interface PriceRowProps {
  readonly place: number
  readonly entered: PadBreak
  readonly range: PriceBreak | undefined
  readonly price: Shown<FoundPrice> | undefined
  /** Percent; null: none is set. */
  readonly floor: number | null
  readonly isChosen: boolean
  readonly onChoose: (place: number) => void
  readonly onGive: (place: number, given: PriceGiven, value: number | null) => void
}

const rangeText = ({ minQty, maxQty, priceQty }: PriceBreak) => {
  if (maxQty === 0) return ''
  return minQty === priceQty ? `to ${decimal(maxQty, 0)}` : `${decimal(minQty, 0)}–${decimal(maxQty, 0)}`
}

/** A quantity with its cost and its price. Mark-up, margin or price is given; the other two follow. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { place, entered, range, price, floor, isChosen, onChoose, onGive } = props
  const { quantity, given, value } = entered
  const figures = price?.value ?? null
  const name = quantity === null ? `quantity ${place + 1}` : decimal(quantity, 0)
  const give = useCallback(
    (what: PriceGiven) => (next: number | null) => onGive(place, what, next),
    [onGive, place],
  )
  const tone = figures === null ? null : priceTone(figures, floor)
  const shown = (what: PriceGiven) => {
    if (what === given) return value
    if (figures === null) return null
    return { markUp: figures.markUp, margin: figures.margin, price: figures.tape.sellPrice }[what]
  }
  const cell = (what: PriceGiven, label: string, places: 1 | 2, step: number) => (
    <td data-given={what} data-label={places === 1 ? `${label} %` : label}>
      <CellNumber
        label={`${label} for ${name}`}
        value={shown(what)}
        isGiven={what === given}
        tone={tone}
        places={places}
        step={step}
        onChange={give(what)}
      />
    </td>
  )
  const trace = figures?.trace ?? []
  const order =
    figures === null ? null : (figures.tape.sellPrice * figures.tape.quantity) / figures.tape.costingUom
  return (
    <tr data-chosen={isChosen}>
      <td>
        <input
          type="radio"
          name="costs-shown"
          aria-label={`Show the costs of ${name}`}
          checked={isChosen}
          onChange={() => onChoose(place)}
        />
      </td>
      <th scope="row">
        {quantity === null ? '—' : decimal(quantity, 0)}
        <small>{range === undefined ? '' : rangeText(range)}</small>
      </th>
      <td data-label="Cost">
        {figures === null ? (
          '—'
        ) : (
          <CellFigure title={`Cost of ${name}`} value={money(figures.tape.cost)} trace={trace} />
        )}
      </td>
      {cell('markUp', 'Mark-up', 1, 1)}
      {cell('margin', 'Margin', 1, 1)}
      {cell('price', 'Price', 2, 1)}
      <td data-label="Order">
        {figures === null || order === null ? (
          '—'
        ) : (
          <CellFigure
            title={`Order of ${name}`}
            value={money(order)}
            trace={[
              {
                label: 'Order',
                value: order,
                unit: '$',
                why: `${figures.tape.sellPrice} × ${name} ÷ ${figures.tape.costingUom}`,
              },
            ]}
          />
        )}
      </td>
    </tr>
  )
})
