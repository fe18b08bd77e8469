import Box from '@mui/material/Box'
import type { WorklistRow } from '#contract/quote-worklist'
import { useUser } from '../../../../authProvider/UserContext.ts'

/** Who works on the item; one's own name stands out, and nobody is a quiet dash. */
export function Assignee({ row }: { readonly row: WorklistRow }) {
  const { login } = useUser()
  if (row.assignee === '') {
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        –
      </Box>
    )
  }
  return (
    <Box component="span" title={row.assignee} sx={{ fontWeight: row.assignee === login ? 600 : 400 }}>
      {row.assigneeName || row.assignee}
    </Box>
  )
}
