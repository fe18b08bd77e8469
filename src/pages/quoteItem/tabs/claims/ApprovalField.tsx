import Typography from '@mui/material/Typography'
import type { ClaimApproval } from '#domain/quoteItem'
import { SectionField } from '../../fields/SectionField.tsx'
import { useSectionField } from '../../fields/useSectionField.ts'

/** The approval of a claim: to give for those who may, else how it stands. */
export function ApprovalField({ approval }: Pick<ClaimApproval, 'approval'>) {
  const { field, about, readOnly } = useSectionField(`compliance.${approval}`)
  if (readOnly && field.value !== true)
    return (
      <Typography variant="body2" color="textSecondary">
        {about.label}: waits for somebody who may approve it.
      </Typography>
    )
  return <SectionField path={`compliance.${approval}`} />
}
