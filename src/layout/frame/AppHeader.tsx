import MenuIcon from '@mui/icons-material/Menu'
import MenuOpenIcon from '@mui/icons-material/MenuOpen'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { LiveSign } from '../../realtime/LiveSign.tsx'
import { useDrawer } from '../menu/useDrawer.ts'
import { PaletteButton } from '../palette/PaletteButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { ProgressBar } from './ProgressBar.tsx'

/** The slim bar above the page: drawer switch on the left, the person on the right. */
export function AppHeader() {
  const { open, toggle } = useDrawer()
  const label = open ? 'Collapse the menu' : 'Expand the menu'
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexShrink: 0,
        height: 44,
        px: 1,
        gap: 1,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Tooltip title={label}>
        <IconButton aria-label={label} aria-expanded={open} onClick={toggle}>
          {open ? <MenuOpenIcon fontSize="small" /> : <MenuIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
      <Box sx={{ flexGrow: 1 }} />
      <PaletteButton />
      <LiveSign />
      <AccountMenu />
      <ProgressBar />
    </Box>
  )
}
