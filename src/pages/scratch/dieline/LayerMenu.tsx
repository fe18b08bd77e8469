import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank'
import CheckBoxOutlined from '@mui/icons-material/CheckBoxOutlined'
import LayersOutlined from '@mui/icons-material/LayersOutlined'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Tooltip from '@mui/material/Tooltip'
import { useState } from 'react'
import type { Layer } from '#domain/dieline'
import { layerNames } from './layerLooks.ts'

interface LayerMenuProps {
  readonly layers: readonly Layer[]
  readonly onChange: (layers: readonly Layer[]) => void
}

const all = Object.keys(layerNames) as Layer[]

/** Shows and hides the layers of the dieline. */
export function LayerMenu({ layers, onChange }: LayerMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Tooltip title="Layers">
        <IconButton
          aria-label="Layers"
          aria-haspopup="menu"
          onClick={event => setAnchor(event.currentTarget)}
        >
          <LayersOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {all.map(layer => {
          const isShown = layers.includes(layer)
          const Mark = isShown ? CheckBoxOutlined : CheckBoxOutlineBlank
          return (
            <MenuItem
              key={layer}
              role="menuitemcheckbox"
              aria-checked={isShown}
              onClick={() => onChange(isShown ? layers.filter(each => each !== layer) : [...layers, layer])}
            >
              <Mark fontSize="small" sx={{ mr: 1 }} />
              {layerNames[layer]}
            </MenuItem>
          )
        })}
      </Menu>
    </>
  )
}
