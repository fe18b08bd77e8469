import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'

/** Widths of the room the pad has, in pixels: two columns of panels beside the inputs, inputs beside panels, all below each other. */
export const [roomy, narrow] = [1000, 740]

/** Measures the room. */
export const PadRoom = styled(Box)({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
})

/** Inputs on the left, figures on the right; each scrolls by itself where the window is too low. */
export const PadColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: '292px minmax(0, 1fr)',
  gap: 8,
  flex: '1 1 0',
  minHeight: 0,
  [`@container (max-width: ${narrow}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    // Each as high as what stands in it: rows that shared the height would lie over each other.
    gridAutoRows: 'max-content',
    overflow: 'auto',
    '& > *': { overflow: 'visible !important' },
  },
})

export const Figures = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  minWidth: 0,
  overflow: 'auto',
})

/** Two columns of panels that share the height; one column of panels of their own heights where there is less room. */
export const PanelColumns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.75fr) minmax(0, 1fr)',
  gap: 8,
  flex: '1 0 auto',
  minHeight: 640,
  [`@container (max-width: ${roomy}px)`]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridAutoRows: 'max-content',
    flex: '0 0 auto',
    minHeight: 0,
  },
})

export const PanelColumn = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minHeight: 0,
  minWidth: 0,
})

interface PanelSlotProps {
  /** Share of the column's height; 0 takes what the panel needs. */
  readonly share: number
  /** Pixels it has at the least, and where the panels stand in one column. */
  readonly least?: number
  readonly tall?: number
}

const own = ['share', 'least', 'tall']

/** The place of a panel in its column. */
export const PanelSlot = styled('div', {
  shouldForwardProp: name => !own.includes(String(name)),
})<PanelSlotProps>(({ share, least = 180, tall = 280 }) => ({
  minWidth: 0,
  flex: share === 0 ? '0 0 auto' : `${share} 1 0`,
  minHeight: share === 0 ? 0 : least,
  [`@container (max-width: ${roomy}px)`]: share === 0 ? {} : { flex: '0 0 auto', height: tall },
}))
