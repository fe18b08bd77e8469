import { memo } from 'react'
import type { Blank } from '#domain/boxGeometry'
import { BoxStage } from '../../../components/solids/BoxStage.tsx'
import { Panel } from '../figures/Panel.tsx'
import type { Shown } from '../shownEstimate.ts'

/** The box, folding from the flat blank to closed by a slider. */
export const BoxPanel = memo(function BoxPanel({ box }: { readonly box: Shown<Blank> }) {
  return (
    <Panel title="Box">
      <BoxStage blank={box.value} />
    </Panel>
  )
})
