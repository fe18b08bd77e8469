import { memo, useId, useState } from 'react'
import type { FoundPallet } from '#domain/estimating'
import { PanelTabs, tabId } from '../../../components/figures/PanelTabs.tsx'
import { type LoadView, loadViews, PalletView } from '../../../components/pallet/PalletView.tsx'
import { Panel } from '../figures/Panel.tsx'
import { Warnings } from '../figures/Warnings.tsx'
import type { Shown } from '../shownEstimate.ts'
import { PalletFigures } from './PalletFigures.tsx'

interface PalletPanelProps {
  readonly pallet: Shown<FoundPallet>
  readonly isSearching: boolean
}

/** The pallet as it is loaded: in three dimensions, layer by layer, from the side, and its figures. */
export const PalletPanel = memo(function PalletPanel({ pallet, isSearching }: PalletPanelProps) {
  const bodyId = useId()
  const [open, setOpen] = useState<LoadView>('load')
  const { value } = pallet
  const tabs = loadViews(value?.load)
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
            <PalletView load={value.load} palletType={value.question.palletType} view={shown} />
          </div>
          <PalletFigures pallet={value} isSearching={isSearching} />
          <Warnings sentences={value.load.warnings} />
        </>
      )}
    </Panel>
  )
})
