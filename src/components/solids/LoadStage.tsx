import { lazy, Suspense, useMemo, useState } from 'react'
import { counted } from '#domain/formats'
import type { PalletLoad, PalletType } from '#domain/palletisation'
import { hasWebgl } from './hasWebgl.ts'
import { OrbitStage } from './OrbitStage.tsx'
import { firstView } from './orbitView.ts'
import { SvgPicture } from './SvgPicture.tsx'
import { useFrameLater } from './useFrameLater.ts'

const LoadScene = lazy(() => import('./LoadScene.tsx'))

/** The loaded pallet to be turned about; from the side where the browser can't draw solids. */
export function LoadStage({
  load: loadNow,
  palletType: typeNow,
}: {
  readonly load: PalletLoad
  readonly palletType: PalletType
}) {
  const [view, setView] = useState(firstView)
  const now = useMemo(() => ({ load: loadNow, palletType: typeNow }), [loadNow, typeNow])
  // The picture may come a moment after the figures.
  const { load, palletType } = useFrameLater(now)
  const label = `${counted(load.bundlesPerLayer, 'bundle')} a layer, ${counted(load.layersPerPallet, 'layer')} on ${palletType.name}`
  if (!hasWebgl()) return <SvgPicture svg={load.drawings.side} alt={label} />
  return (
    <OrbitStage label={label} view={view} onView={setView}>
      <Suspense fallback={null}>
        <LoadScene load={load} pallet={palletType} view={view} />
      </Suspense>
    </OrbitStage>
  )
}
