import { useState } from 'react'
import { PanelTabs, tabId } from '../components/figures/PanelTabs.tsx'
import { FloatingPanel } from './frame/FloatingPanel.tsx'
import { type PanelState, usePanelState } from './panelState.ts'
import { Found } from './results/Found.tsx'
import { WeightsView } from './weights/WeightsView.tsx'

interface SimilarPanelProps {
  readonly state: PanelState
  readonly takesFocus: boolean
}

const tabs = [
  { key: 'found', label: 'Products' },
  { key: 'order', label: 'What the order learnt' },
] as const

const content = 'similar-products'

/** Existing products like an item, searched by criteria with variances; what is found can be taken over. */
export default function SimilarPanel({ state, takesFocus }: SimilarPanelProps) {
  const { change, close } = usePanelState()
  const [open, setOpen] = useState<(typeof tabs)[number]['key']>('found')
  return (
    <FloatingPanel
      title={`Similar products of ${state.reference}`}
      box={state.box}
      onBox={box => change({ box })}
      takesFocus={takesFocus}
      onMinimise={() => change({ shown: 'minimised' })}
      onClose={close}
    >
      <PanelTabs label="Similar products" tabs={tabs} open={open} controls={content} onOpen={setOpen} />
      {open === 'found' ? (
        <Found id={content} labelledBy={tabId(content, open)} state={state} />
      ) : (
        <WeightsView id={content} labelledBy={tabId(content, open)} />
      )}
    </FloatingPanel>
  )
}
