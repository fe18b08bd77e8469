import PauseCircleIcon from '@mui/icons-material/PauseCircle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Tooltip from '@mui/material/Tooltip'
import { Link as RouterLink } from 'react-router-dom'
import type { WorklistRow } from '#contract/quote-worklist'

/** The item's reference, leading to the item; an item on hold is marked with a sign and says why. */
export function ItemLink({ row }: { readonly row: WorklistRow }) {
  const hold = row.holdReason === '' ? 'On hold' : `On hold: ${row.holdReason}`
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Link component={RouterLink} to={`/qitem/${row.id}`} underline="hover" sx={{ fontWeight: 600 }}>
        {row.reference}
      </Link>
      {row.isOnHold ? (
        <Tooltip title={hold}>
          <PauseCircleIcon aria-label={hold} role="img" color="warning" sx={{ fontSize: 16 }} />
        </Tooltip>
      ) : null}
    </Box>
  )
}
