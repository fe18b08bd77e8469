import { memo, useCallback, useEffect, useId, useRef, useState } from 'react'
import type { Blank, BlankPiece } from '#domain/boxGeometry'
import type { Layer } from '#domain/dieline'
import { PanelTabs } from '../../../components/figures/PanelTabs.tsx'
import { useElementSize } from '../../../components/figures/useElementSize.ts'
import { Panel } from '../figures/Panel.tsx'
import type { Shown } from '../shownEstimate.ts'
import { DielineTools } from './DielineTools.tsx'
import { DielineView } from './DielineView.tsx'
import { fitted, zoomAt } from './drawingView.ts'
import { usualLayers } from './layerLooks.ts'
import { type DrawingFormat, saveDrawing } from './saveDrawing.ts'

/** Before the drawing is laid out. */
const anySize = { width: 560, height: 240 }

/** The pieces of a set, to look at one of them. */
function Pieces(props: {
  readonly blank: Blank
  readonly open: string
  readonly controls: string
  readonly onOpen: (name: string) => void
}) {
  const { blank, open, controls, onOpen } = props
  if (blank.pieces.length < 2) return null
  const tabs = blank.pieces.map(({ name, quantity }) => ({
    key: name,
    label: quantity > 1 ? `${quantity} × ${name}` : name,
  }))
  return <PanelTabs label="Pieces" tabs={tabs} open={open} controls={controls} onOpen={onOpen} />
}

/** The dieline with its dimensions, piece by piece for a set. */
export const DielinePanel = memo(function DielinePanel({ box }: { readonly box: Shown<Blank> }) {
  const bodyId = useId()
  const [zoom, setZoom] = useState(fitted)
  const [layers, setLayers] = useState<readonly Layer[]>(usualLayers)
  const [open, setOpen] = useState('')
  const [area, size] = useElementSize()
  const { width, height } = size ?? anySize
  const blank = box.value
  const piece = blank?.pieces.find(({ name }) => name === open) ?? blank?.pieces[0]

  const shown = useRef<{ blank: Blank; piece: BlankPiece } | null>(null)
  useEffect(() => {
    shown.current = blank === null || piece === undefined ? null : { blank, piece }
  })
  const onDownload = useCallback((format: DrawingFormat) => {
    if (shown.current !== null) saveDrawing(shown.current.blank, shown.current.piece, format)
  }, [])
  const onZoom = useCallback(
    (factor: number | null) =>
      setZoom(now => (factor === null ? fitted : zoomAt(now, factor, { x: width / 2, y: height / 2 }))),
    [width, height],
  )

  return (
    <Panel
      title="Dieline"
      tools={
        blank === null || piece === undefined ? null : (
          <>
            <Pieces blank={blank} open={piece.name} controls={bodyId} onOpen={setOpen} />
            <DielineTools layers={layers} onLayers={setLayers} onZoom={onZoom} onDownload={onDownload} />
          </>
        )
      }
    >
      {blank === null || piece === undefined ? null : (
        <div id={bodyId} ref={area} style={{ display: 'flex', flex: '1 1 0', minHeight: 0 }}>
          <DielineView
            blank={blank}
            piece={piece}
            layers={layers}
            pixels={size ?? anySize}
            zoom={zoom}
            onZoom={setZoom}
          />
        </div>
      )}
    </Panel>
  )
})
