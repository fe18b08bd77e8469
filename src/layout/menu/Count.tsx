import Box from '@mui/material/Box'
import { visuallyHidden } from '../visuallyHidden.ts'

/** How many items wait behind a menu entry; nothing while unknown or none. */
export function Count({
  value,
  mini = false,
}: {
  readonly value: number | undefined
  readonly mini?: boolean
}) {
  if (value === undefined || value === 0) return null
  return (
    <Box
      component="span"
      sx={{
        flexShrink: 0,
        ml: mini ? 0 : 1,
        px: 0.75,
        borderRadius: 4,
        bgcolor: 'action.selected',
        color: 'text.primary',
        fontSize: '0.6875rem',
        fontWeight: 500,
        lineHeight: '18px',
        ...(mini ? { position: 'absolute', top: 2, right: 10 } : {}),
      }}
    >
      {value > 999 ? '999+' : value}
      <span style={visuallyHidden}> waiting</span>
    </Box>
  )
}
