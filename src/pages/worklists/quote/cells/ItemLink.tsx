import PauseCircleIcon from '@mui/icons-material/PauseCircle'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router-dom'
import type { WorklistRow } from '#contract/quote-worklist'
import { Sign } from '../../../../resources/list/Sign.tsx'

/** The item's reference, leading to the item; an item on hold is marked with a sign that says why. */
export function ItemLink({ row }: { readonly row: WorklistRow }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Link component={RouterLink} to={`/qitem/${row.id}`} underline="hover" sx={{ fontWeight: 600 }}>
        {row.reference}
      </Link>
      {row.isOnHold ? (
        <Sign meaning={row.holdReason === '' ? 'On hold' : `On hold: ${row.holdReason}`} color="warning.main">
          <PauseCircleIcon />
        </Sign>
      ) : null}
    </Box>
  )
}
