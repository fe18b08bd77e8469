import RefreshIcon from '@mui/icons-material/Refresh'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { counted } from '#domain/formats'
import { RowMarks } from './RowMarks.tsx'
import type { LiveList } from './useLiveList.ts'

/** Beside a list's heading: how many changes wait, and which rows have just changed. */
export function LiveListSigns({ live: { waiting, changed, apply } }: { readonly live: LiveList }) {
  return (
    <Box component="span" role="status" aria-label="Changes by others">
      {waiting === 0 ? null : (
        <Chip
          color="primary"
          variant="outlined"
          icon={<RefreshIcon />}
          label={counted(waiting, 'change')}
          onClick={apply}
          title="Shown when the pointer leaves the rows, or now"
        />
      )}
      <RowMarks ids={changed} />
    </Box>
  )
}
