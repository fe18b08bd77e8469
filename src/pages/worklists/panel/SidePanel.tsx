import CloseIcon from '@mui/icons-material/Close'
import OpenIcon from '@mui/icons-material/OpenInFull'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Link } from 'react-router-dom'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'

/** Width of the panel, in pixels. */
const width = 380

interface SidePanelProps<Row extends WorklistRecord> {
  readonly kind: WorklistKind<Row>
  readonly row: Row
  readonly onClose: () => void
}

/** One row beside the list, without leaving it; over the list where there is no room beside. */
export function SidePanel<Row extends WorklistRecord>({ kind, row, onClose }: SidePanelProps<Row>) {
  const isNarrow = useMediaQuery(theme => theme.breakpoints.down('md'))
  const { Panel } = kind
  if (Panel === undefined) return null
  const label = `Preview of ${row.reference}`
  const content = (
    <>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.5,
          px: 1.5,
          height: 40,
          flex: 'none',
          borderBottom: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="subtitle1" component="h2" noWrap sx={{ fontWeight: 600 }}>
          {row.reference}
        </Typography>
        <IconButton
          size="small"
          component={Link}
          to={kind.pathOf(row)}
          aria-label={`Open ${row.reference}`}
          title="Open (Enter)"
          sx={{ ml: 'auto' }}
        >
          <OpenIcon sx={{ fontSize: 18 }} />
        </IconButton>
        <IconButton size="small" aria-label="Close preview" title="Close (Esc)" onClick={onClose}>
          <CloseIcon sx={{ fontSize: 20 }} />
        </IconButton>
      </Box>
      <Box sx={{ overflow: 'auto', minHeight: 0, p: 1.5 }}>
        <Panel key={row.id} row={row} />
      </Box>
    </>
  )
  if (isNarrow) {
    return (
      <Drawer
        open
        anchor="right"
        onClose={onClose}
        slotProps={{
          paper: {
            'aria-label': label,
            sx: {
              display: 'flex',
              flexDirection: 'column',
              width: { xs: '100%', sm: width },
              maxWidth: '100%',
            },
          },
        }}
      >
        {content}
      </Drawer>
    )
  }
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label={label}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      sx={{ display: 'flex', flexDirection: 'column', flex: `0 0 ${width}px`, maxWidth: '45%', minHeight: 0 }}
    >
      {content}
    </Paper>
  )
}
