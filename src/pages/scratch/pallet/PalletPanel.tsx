import { memo, useId, useState } from 'react'
import type { FoundPallet } from '#domain/estimating'
import { PanelTabs, tabId } from '../../../components/figures/PanelTabs.tsx'
import { LoadStage } from '../../../components/solids/LoadStage.tsx'
import { SvgPicture } from '../../../components/solids/SvgPicture.tsx'
import { Panel } from '../figures/Panel.tsx'
import { Warnings } from '../figures/Warnings.tsx'
import type { Shown } from '../shownEstimate.ts'
import { LayerPlan } from './LayerPlan.tsx'
import { PalletFigures } from './PalletFigures.tsx'

type View = 'load' | 'layer' | 'above' | 'side'

interface PalletPanelProps {
  readonly pallet: Shown<FoundPallet>
  readonly isSearching: boolean
}

/** The pallet as it is loaded: in three dimensions, layer by layer, from the side, and its figures. */
export const PalletPanel = memo(function PalletPanel({ pallet, isSearching }: PalletPanelProps) {
  const bodyId = useId()
  const [open, setOpen] = useState<View>('load')
  const { value } = pallet
  const isTied = (value?.load.bondScore ?? 0) > 0
  const tabs: { key: View; label: string }[] = [
    { key: 'load', label: 'Load' },
    { key: 'layer', label: 'Layer' },
    ...(isTied ? [{ key: 'above' as const, label: 'Next layer' }] : []),
    { key: 'side', label: 'Side' },
  ]
  const shown = tabs.some(({ key }) => key === open) ? open : 'load'
  return (
    <Panel
      title="Pallet"
      problems={pallet.problems}
      tools={
        <PanelTabs label="Views of the pallet" tabs={tabs} open={shown} controls={bodyId} onOpen={setOpen} />
      }
    >
      {value === null ? null : (
        <>
          <div
            id={bodyId}
            role="tabpanel"
            aria-labelledby={tabId(bodyId, shown)}
            style={{ position: 'relative', display: 'flex', flex: '1 1 0', minHeight: 90 }}
          >
            <PalletView pallet={value} view={shown} />
          </div>
          <PalletFigures pallet={value} isSearching={isSearching} />
          <Warnings sentences={value.load.warnings} />
        </>
      )}
    </Panel>
  )
})

const PalletView = memo(function PalletView({ pallet, view }: { pallet: FoundPallet; view: View }) {
  const { load, question } = pallet
  if (view === 'load') return <LoadStage pallet={pallet} />
  if (view === 'side') return <SvgPicture svg={load.drawings.side} alt="The load from the side" />
  return (
    <LayerPlan
      title={view === 'layer' ? 'Layer' : 'Next layer'}
      boxes={view === 'layer' ? load.boxes : load.alternateBoxes}
      pallet={question.palletType}
    />
  )
})
