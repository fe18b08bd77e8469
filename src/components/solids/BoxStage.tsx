import { lazy, memo, Suspense, useMemo, useState } from 'react'
import type { Blank } from '#domain/boxGeometry'
import { fold, foldPicture } from '#domain/dieline'
import { tidy } from '#domain/formats'
import { FoldSlider } from './FoldSlider.tsx'
import { hasWebgl } from './hasWebgl.ts'
import { OrbitStage } from './OrbitStage.tsx'
import { firstView, type OrbitView } from './orbitView.ts'
import { SvgPicture } from './SvgPicture.tsx'
import { useFrameLater } from './useFrameLater.ts'

const FoldScene = lazy(() => import('./FoldScene.tsx'))

interface PictureProps {
  readonly blank: Blank
  readonly fraction: number
  readonly view: OrbitView
}

/** The box folded so far: in three dimensions, or as a still picture where the browser can't. */
const BoxPicture = memo(function BoxPicture({ blank, fraction, view }: PictureProps) {
  const model = useMemo(() => fold(blank, fraction), [blank, fraction])
  if (hasWebgl())
    return (
      <Suspense fallback={null}>
        <FoldScene model={model} thickness={blank.flute.caliper} view={view} />
      </Suspense>
    )
  const title = `${blank.style.code}, ${Math.round(fraction * 100)} % folded`
  return (
    <SvgPicture alt={title} svg={foldPicture(model, { around: view.around, above: view.above, title })} />
  )
})

/** The box to be turned about, folding from the flat blank to closed by a slider. Without a blank nothing, and how it was turned stays. */
export function BoxStage({ blank: now }: { readonly blank: Blank | null }) {
  const [percent, setPercent] = useState(100)
  const [view, setView] = useState(firstView)
  // The picture may come a moment after the figures.
  const blank = useFrameLater(now)
  if (blank === null) return null
  const { length, width, depth } = blank.formedSize
  return (
    <>
      <OrbitStage
        label={`${blank.style.name}, ${tidy(length, 1)} by ${tidy(width, 1)} by ${tidy(depth, 1)} mm`}
        view={view}
        onView={setView}
      >
        <BoxPicture blank={blank} fraction={percent / 100} view={view} />
      </OrbitStage>
      <FoldSlider percent={percent} onFold={setPercent} />
    </>
  )
}
