import { memo, useId, useState } from 'react'
import type { FoundPallet } from '#domain/estimating'
import { PanelTabs, tabId } from '../../../components/figures/PanelTabs.tsx'
import { type LoadView, loadViews, PalletView } from '../../../components/pallet/PalletView.tsx'
import { CauseNotice, type Stopped } from '../cause/CauseNotice.tsx'
import { Panel } from '../figures/Panel.tsx'
import { Warnings } from '../figures/Warnings.tsx'
import type { Shown } from '../shownEstimate.ts'
import { PalletFigures } from './PalletFigures.tsx'

interface PalletPanelProps {
  readonly pallet: Shown<FoundPallet>
  readonly isSearching: boolean
  /** How many units the pallets are counted for. */
  readonly quantity: number
  /** Why nothing is loaded; null where something is, or something else is in the way. */
  readonly stopped: Stopped | null
}

/** The pallet as it is loaded: in three dimensions, layer by layer, from the side, and its figures. */
export const PalletPanel = memo(function PalletPanel(props: PalletPanelProps) {
  const { pallet, isSearching, quantity, stopped } = props
  const bodyId = useId()
  const [open, setOpen] = useState<LoadView>('load')
  const { value } = pallet
  const tabs = loadViews(value?.load)
  const shown = tabs.some(({ key }) => key === open) ? open : 'load'
  return (
    <Panel
      title="Pallet"
      isEmpty={value === null && stopped === null}
      tools={
        value === null ? null : (
          <PanelTabs
            label="Views of the pallet"
            tabs={tabs}
            open={shown}
            controls={bodyId}
            onOpen={setOpen}
          />
        )
      }
    >
      {stopped === null ? null : (
        <div style={{ padding: '4px 10px 10px' }}>
          <CauseNotice {...stopped} />
        </div>
      )}
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
          <PalletFigures pallet={value} isSearching={isSearching} quantity={quantity} />
          <Warnings sentences={value.load.warnings} />
        </>
      )}
    </Panel>
  )
})
