import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import { type DrawingFormat, drawingFormats } from './saveDrawing.ts'

/** The drawing as a file: SVG, DXF or PDF. */
export function DownloadMenu({ onDownload }: { readonly onDownload: (format: DrawingFormat) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title="Download the dieline">
        <IconButton
          aria-label="Download the dieline"
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <FileDownloadOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {drawingFormats.map(format => (
          <MenuItem
            key={format}
            onClick={() => {
              onDownload(format)
              setAnchor(null)
            }}
          >
            {format.toUpperCase()}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
