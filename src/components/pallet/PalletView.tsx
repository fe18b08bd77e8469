import { memo } from 'react'
import type { PalletLoad, PalletType } from '#domain/palletisation'
import { LoadStage } from '../solids/LoadStage.tsx'
import { SvgPicture } from '../solids/SvgPicture.tsx'
import { LayerPlan } from './LayerPlan.tsx'

/** How a load is looked at. */
export type LoadView = 'load' | 'layer' | 'above' | 'side'

interface PalletViewProps {
  readonly load: PalletLoad
  readonly palletType: PalletType
  readonly view: LoadView
}

/** The views that a load has: a column has no other layer. */
export const loadViews = (load: PalletLoad | undefined): { key: LoadView; label: string }[] => [
  { key: 'load', label: 'Load' },
  { key: 'layer', label: 'Layer' },
  ...((load?.bondScore ?? 0) > 0 ? [{ key: 'above' as const, label: 'Next layer' }] : []),
  { key: 'side', label: 'Side' },
]

/** A load in three dimensions, by its layers from above, or from the side. */
export const PalletView = memo(function PalletView({ load, palletType, view }: PalletViewProps) {
  if (view === 'load') return <LoadStage load={load} palletType={palletType} />
  if (view === 'side') return <SvgPicture svg={load.drawings.side} alt="The load from the side" />
  return (
    <LayerPlan
      title={view === 'layer' ? 'Layer' : 'Next layer'}
      boxes={view === 'layer' ? load.boxes : load.alternateBoxes}
      pallet={palletType}
    />
  )
})
