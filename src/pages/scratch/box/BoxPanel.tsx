import { lazy, memo, Suspense, useDeferredValue, useMemo, useState } from 'react'
import type { Blank } from '#domain/boxGeometry'
import { fold, foldPicture } from '#domain/dieline'
import { Panel } from '../figures/Panel.tsx'
import { tidy } from '../figures/tidy.ts'
import { hasWebgl } from '../orbit/hasWebgl.ts'
import { OrbitStage } from '../orbit/OrbitStage.tsx'
import { firstView, type OrbitView } from '../orbit/orbitView.ts'
import { SvgPicture } from '../orbit/SvgPicture.tsx'
import type { Shown } from '../shownEstimate.ts'
import { FoldSlider } from './FoldSlider.tsx'

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

/** The box, folding from the flat blank to closed by a slider. */
export const BoxPanel = memo(function BoxPanel({ box }: { readonly box: Shown<Blank> }) {
  const [percent, setPercent] = useState(100)
  const [view, setView] = useState(firstView)
  // The picture may come a moment after the figures.
  const blank = useDeferredValue(box.value)
  const size = blank?.formedSize
  return (
    <Panel title="Box" problems={box.problems} isEmpty={box.value === null}>
      {blank === null || size === undefined ? null : (
        <>
          <OrbitStage
            label={`${blank.style.name}, ${tidy(size.length, 1)} by ${tidy(size.width, 1)} by ${tidy(size.depth, 1)} mm`}
            view={view}
            onView={setView}
          >
            <BoxPicture blank={blank} fraction={percent / 100} view={view} />
          </OrbitStage>
          <FoldSlider percent={percent} onFold={setPercent} />
        </>
      )}
    </Panel>
  )
})
