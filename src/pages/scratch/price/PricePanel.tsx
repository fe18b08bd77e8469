import { memo, useCallback } from 'react'
import type { FoundPrice, PriceGiven } from '#domain/estimating'
import { decimal } from '#domain/formats'
import { Line, MinimumLine } from '../checks/MinimumLine.tsx'
import type { PadMinimum, PadRanges } from '../estimate/minimumPart.ts'
import { Panel } from '../figures/Panel.tsx'
import type { PadInputs } from '../padInputs.ts'
import type { Shown } from '../shownEstimate.ts'
import type { ChangePad } from '../usePad.ts'
import { PriceTable } from './PriceTable.tsx'
import { PriceTools } from './PriceTools.tsx'
import { PriceWarnings } from './PriceWarnings.tsx'
import { priceWarnings } from './priceWarnings.ts'

interface PricePanelProps {
  readonly breaks: PadInputs['breaks']
  readonly policy: PadInputs['policy']
  readonly basis: PadInputs['basis']
  readonly commission: PadInputs['commission']
  readonly ranges: Shown<PadRanges>
  readonly prices: readonly Shown<FoundPrice>[]
  readonly minimum: Shown<PadMinimum>
  /** Sheets beside each other on the web; null: not known. */
  readonly out: number | null
  /** Margin that prices keep, percent; null: none is set. */
  readonly floor: number | null
  /** Whether the cost is without pallets and the way to the customer, as nothing fits on the pallet. */
  readonly isWithoutPallets: boolean
  /** Whether the person may see the rates that prices come from. */
  readonly mayPrice: boolean
  readonly chosen: number
  readonly onChoose: (place: number) => void
  readonly change: ChangePad
}

/** The costing unit until a cost says which it is. */
const usualUom = 1000

/** Cost and price of every quantity. */
export const PricePanel = memo(function PricePanel(props: PricePanelProps) {
  const { breaks, policy, basis, commission, ranges, prices, minimum, out, floor, isWithoutPallets } = props
  const { mayPrice, chosen, onChoose, change } = props
  const onGive = useCallback(
    (place: number, given: PriceGiven, value: number | null) =>
      change(now => ({
        breaks: now.breaks.map((each, index) => (index === place ? { ...each, given, value } : each)),
      })),
    [change],
  )
  const uom = prices.find(({ value }) => value !== null)?.value?.tape.costingUom ?? usualUom
  return (
    <Panel
      title={`Price per ${decimal(uom, 0)}`}
      isNatural
      problems={prices.find(({ problems }) => problems.length > 0)?.problems ?? []}
      tools={<PriceTools policy={policy} basis={basis} commission={commission} change={change} />}
    >
      {mayPrice ? (
        <PriceTable
          breaks={breaks}
          ranges={ranges.value}
          prices={prices}
          floor={floor}
          chosen={chosen}
          onChoose={onChoose}
          onGive={onGive}
        />
      ) : null}
      <PriceWarnings
        warnings={priceWarnings(
          prices.map(({ value }) => value),
          floor,
        )}
      />
      {isWithoutPallets && prices.some(({ value }) => value !== null) ? (
        <Line>Without pallets and freight: nothing fits on the pallet.</Line>
      ) : null}
      {minimum.value === null ? null : <MinimumLine minimum={minimum.value} out={out} />}
    </Panel>
  )
})
