import type { WorklistRow } from '#contract/quote-worklist'
import { useUser } from '../../../../authProvider/UserContext.ts'

const strong = { fontWeight: 500 }

/** Who works on the item; one's own name stands out, and nobody is a quiet dash. */
export function Assignee({ row }: { readonly row: WorklistRow }) {
  const { login } = useUser()
  if (row.assignee === '') return <span data-quiet>–</span>
  return (
    <span title={row.assignee} style={row.assignee === login ? strong : undefined}>
      {row.assigneeName || row.assignee}
    </span>
  )
}
