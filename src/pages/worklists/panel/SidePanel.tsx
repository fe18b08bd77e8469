import CloseIcon from '@mui/icons-material/Close'
import OpenIcon from '@mui/icons-material/OpenInFull'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router-dom'
import type { WorklistKind, WorklistRecord } from '../worklistKind.ts'

/** Width of the panel, in pixels. */
const width = 380

interface SidePanelProps<Row extends WorklistRecord> {
  readonly kind: WorklistKind<Row>
  readonly row: Row
  readonly onClose: () => void
}

/** One row beside the list, without leaving it. */
export function SidePanel<Row extends WorklistRecord>({ kind, row, onClose }: SidePanelProps<Row>) {
  const { Panel } = kind
  if (Panel === undefined) return null
  return (
    <Paper
      component="aside"
      variant="outlined"
      aria-label={`Preview of ${row.reference}`}
      onKeyDown={event => {
        if (event.key !== 'Escape' || event.defaultPrevented) return
        event.preventDefault()
        onClose()
      }}
      sx={{ display: 'flex', flexDirection: 'column', flex: `0 0 ${width}px`, maxWidth: '45%', minHeight: 0 }}
    >
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
    </Paper>
  )
}
