import AddIcon from '@mui/icons-material/Add'
import FitScreenOutlined from '@mui/icons-material/FitScreenOutlined'
import RemoveIcon from '@mui/icons-material/Remove'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { memo } from 'react'
import type { Layer } from '#domain/dieline'
import { DownloadMenu } from './DownloadMenu.tsx'
import { LayerMenu } from './LayerMenu.tsx'
import type { DrawingFormat } from './saveDrawing.ts'

interface DielineToolsProps {
  readonly layers: readonly Layer[]
  readonly onLayers: (layers: readonly Layer[]) => void
  /** Makes the drawing so many times larger; null fits it again. */
  readonly onZoom: (factor: number | null) => void
  readonly onDownload: (format: DrawingFormat) => void
}

const step = 1.25

/** Zoom, layers and download of the dieline. Drawn again only when the layers change. */
export const DielineTools = memo(function DielineTools(props: DielineToolsProps) {
  const { layers, onLayers, onZoom, onDownload } = props
  return (
    <>
      <Tooltip title="Smaller">
        <IconButton aria-label="Zoom out" onClick={() => onZoom(1 / step)}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Fit">
        <IconButton aria-label="Fit the dieline" onClick={() => onZoom(null)}>
          <FitScreenOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Tooltip title="Larger">
        <IconButton aria-label="Zoom in" onClick={() => onZoom(step)}>
          <AddIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      <LayerMenu layers={layers} onChange={onLayers} />
      <DownloadMenu onDownload={onDownload} />
    </>
  )
})
