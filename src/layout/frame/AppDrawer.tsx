import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import { useTheme } from '@mui/material/styles'
import { Logo } from '../Logo.tsx'
import { Menu } from '../menu/Menu.tsx'
import { useDrawer } from '../menu/useDrawer.ts'

/** The left drawer: logo and menu; mini when collapsed, over the page on a narrow window. */
export function AppDrawer() {
  const { open, temporary, closeTemporary } = useDrawer()
  const { sidebar, transitions } = useTheme()
  const width = open || temporary ? sidebar.width : sidebar.closedWidth
  return (
    <Drawer
      variant={temporary ? 'temporary' : 'permanent'}
      open={temporary ? open : true}
      onClose={closeTemporary}
      sx={{ flexShrink: 0 }}
      slotProps={{
        paper: {
          sx: {
            position: temporary ? 'fixed' : 'static',
            width,
            overflowX: 'hidden',
            borderRight: 1,
            borderColor: 'divider',
            transition: transitions.create('width', { duration: transitions.duration.shortest }),
          },
        },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          flexShrink: 0,
          height: 44,
          px: open || temporary ? 2 : 0,
        }}
      >
        <Logo mini={!open && !temporary} />
      </Box>
      <Menu />
    </Drawer>
  )
}
