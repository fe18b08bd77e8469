import { memo, useCallback, useRef } from 'react'
import type { Problem } from '#domain/boxGeometry'
import type { PadRanges } from '../estimate/minimumPart.ts'
import type { PadPrice } from '../estimate/pricePart.ts'
import { Panel } from '../figures/Panel.tsx'
import type { PadInputs, PriceGiven } from '../padInputs.ts'
import type { Shown } from '../shownEstimate.ts'
import type { ChangePad } from '../usePad.ts'
import { PriceTable } from './PriceTable.tsx'
import { PriceTools } from './PriceTools.tsx'

interface PricePanelProps {
  readonly inputs: Pick<PadInputs, 'breaks' | 'policy' | 'basis' | 'commission'>
  readonly ranges: Shown<PadRanges>
  readonly prices: readonly Shown<PadPrice>[]
  readonly problems: readonly Problem[]
  readonly chosen: number
  readonly onChoose: (place: number) => void
  readonly change: ChangePad
}

/** The costing unit until a cost says which it is. */
const usualUom = 1000

/** Cost and price of every quantity. */
export const PricePanel = memo(function PricePanel(props: PricePanelProps) {
  const { inputs, ranges, prices, problems, chosen, onChoose, change } = props
  const { breaks, policy, basis, commission } = inputs
  const latest = useRef(breaks)
  latest.current = breaks
  const onGive = useCallback(
    (place: number, given: PriceGiven, value: number | null) =>
      change({
        breaks: latest.current.map((each, index) => (index === place ? { ...each, given, value } : each)),
      }),
    [change],
  )
  const isEmpty = prices.every(({ value }) => value === null)
  const uom = prices.find(({ value }) => value !== null)?.value?.tape.costingUom ?? usualUom
  return (
    <Panel
      title="Price"
      problems={problems}
      isEmpty={isEmpty}
      tools={<PriceTools policy={policy} basis={basis} commission={commission} change={change} />}
    >
      <PriceTable
        breaks={breaks}
        ranges={ranges.value}
        prices={prices}
        uom={uom}
        chosen={chosen}
        onChoose={onChoose}
        onGive={onGive}
      />
    </Panel>
  )
})
