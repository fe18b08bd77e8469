import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { RehearsalMaster } from '#contract/rehearsals'

/** Leads from a rehearsal to its run and what it came to. */
export function ResultsButton({ row }: { readonly row: RehearsalMaster | null }) {
  if (row === null) return null
  return (
    <Button size="small" component={Link} to={`/admin/rehearsalresults/${row.id}`}>
      {row.lastRunAt === null ? 'Run it' : 'Results'}
    </Button>
  )
}
