import AddIcon from '@mui/icons-material/Add'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import RemoveIcon from '@mui/icons-material/Remove'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo, useId, useState } from 'react'
import type { Blank } from '#domain/boxGeometry'
import type { Layer } from '#domain/dieline'
import { Panel } from '../figures/Panel.tsx'
import { PanelTabs } from '../figures/PanelTabs.tsx'
import { useElementSize } from '../orbit/useElementSize.ts'
import type { Shown } from '../shownEstimate.ts'
import { DielineView } from './DielineView.tsx'
import { DownloadMenu } from './DownloadMenu.tsx'
import { fitted, zoomAt } from './drawingView.ts'
import { LayerMenu } from './LayerMenu.tsx'
import { usualLayers } from './layerLooks.ts'

/** Before the drawing is laid out. */
const anySize = { width: 560, height: 240 }

/** The dieline with its dimensions, piece by piece for a set. */
export const DielinePanel = memo(function DielinePanel({ box }: { readonly box: Shown<Blank> }) {
  const bodyId = useId()
  const [zoom, setZoom] = useState(fitted)
  const [layers, setLayers] = useState<readonly Layer[]>(usualLayers)
  const [open, setOpen] = useState('')
  const [area, size] = useElementSize()
  const pixels = size ?? anySize
  const middle = { x: pixels.width / 2, y: pixels.height / 2 }
  const blank = box.value
  const piece = blank?.pieces.find(({ name }) => name === open) ?? blank?.pieces[0]
  const tools =
    blank === null || piece === undefined ? null : (
      <>
        {blank.pieces.length > 1 ? (
          <PanelTabs
            label="Pieces"
            tabs={blank.pieces.map(({ name, quantity }) => ({
              key: name,
              label: quantity > 1 ? `${quantity} × ${name}` : name,
            }))}
            open={piece.name}
            controls={bodyId}
            onOpen={setOpen}
          />
        ) : null}
        <Tooltip title="Smaller">
          <IconButton aria-label="Zoom out" onClick={() => setZoom(now => zoomAt(now, 0.8, middle))}>
            <RemoveIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Fit">
          <IconButton aria-label="Fit the dieline" onClick={() => setZoom(fitted)}>
            <FitScreenOutlined fontSize="small" />
          </IconButton>
        </Tooltip>
        <Tooltip title="Larger">
          <IconButton aria-label="Zoom in" onClick={() => setZoom(now => zoomAt(now, 1.25, middle))}>
            <AddIcon fontSize="small" />
          </IconButton>
        </Tooltip>
        <LayerMenu layers={layers} onChange={setLayers} />
        <DownloadMenu blank={blank} piece={piece} />
      </>
    )
  return (
    <Panel title="Dieline" tools={tools} problems={box.problems} isEmpty={blank === null}>
      {blank === null || piece === undefined ? null : (
        <div id={bodyId} ref={area} style={{ display: 'flex', flex: '1 1 0', minHeight: 0 }}>
          <DielineView
            blank={blank}
            piece={piece}
            layers={layers}
            pixels={pixels}
            zoom={zoom}
            onZoom={setZoom}
          />
        </div>
      )}
    </Panel>
  )
})
