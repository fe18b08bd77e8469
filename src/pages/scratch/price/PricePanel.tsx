import { memo, useCallback } from 'react'
import type { Problem } from '#domain/boxGeometry'
import { decimal } from '#domain/formats'
import { MinimumLine } from '../checks/MinimumLine.tsx'
import type { PadMinimum, PadRanges } from '../estimate/minimumPart.ts'
import type { PadPrice } from '../estimate/pricePart.ts'
import { Panel } from '../figures/Panel.tsx'
import type { PadInputs, PriceGiven } from '../padInputs.ts'
import type { Shown } from '../shownEstimate.ts'
import type { ChangePad } from '../usePad.ts'
import { PriceTable } from './PriceTable.tsx'
import { PriceTools } from './PriceTools.tsx'

interface PricePanelProps {
  readonly breaks: PadInputs['breaks']
  readonly policy: PadInputs['policy']
  readonly basis: PadInputs['basis']
  readonly commission: PadInputs['commission']
  readonly ranges: Shown<PadRanges>
  readonly prices: readonly Shown<PadPrice>[]
  readonly minimum: Shown<PadMinimum>
  readonly problems: readonly Problem[]
  readonly chosen: number
  readonly onChoose: (place: number) => void
  readonly change: ChangePad
}

/** The costing unit until a cost says which it is. */
const usualUom = 1000

/** Cost and price of every quantity. */
export const PricePanel = memo(function PricePanel(props: PricePanelProps) {
  const { breaks, policy, basis, commission, ranges, prices, minimum } = props
  const { problems, chosen, onChoose, change } = props
  const onGive = useCallback(
    (place: number, given: PriceGiven, value: number | null) =>
      change(now => ({
        breaks: now.breaks.map((each, index) => (index === place ? { ...each, given, value } : each)),
      })),
    [change],
  )
  const isEmpty = prices.every(({ value }) => value === null)
  const uom = prices.find(({ value }) => value !== null)?.value?.tape.costingUom ?? usualUom
  return (
    <Panel
      title={`Price per ${decimal(uom, 0)}`}
      isNatural
      problems={problems}
      isEmpty={isEmpty}
      tools={<PriceTools policy={policy} basis={basis} commission={commission} change={change} />}
    >
      <PriceTable
        breaks={breaks}
        ranges={ranges.value}
        prices={prices}
        chosen={chosen}
        onChoose={onChoose}
        onGive={onGive}
      />
      {minimum.value === null ? null : <MinimumLine minimum={minimum.value} />}
    </Panel>
  )
})
