import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Link from '@mui/material/Link'
import { memo } from 'react'
import { counted } from '#domain/formats'
import type { SectionKey, TabKey } from '#domain/quoteItem'
import { useItemFindings } from '../../draft/rules/useItemRules.ts'
import { useGoToField } from '../../draft/useGoToField.ts'
import { useListed } from '../../draft/useItemDraft.ts'

/** Everything that is wrong with a tab, as one list, from the first save on until that is discarded. */
export const FailureList = memo(function FailureList({
  tab,
  section,
}: {
  readonly tab: TabKey
  readonly section: SectionKey
}) {
  const isListed = useListed(section)
  const goTo = useGoToField()
  const findings = useItemFindings().filter(finding => finding.tab === tab && finding.severity === 'error')
  if (!isListed || findings.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 1 }}>
      <AlertTitle>{counted(findings.length, 'thing')} to put right</AlertTitle>
      {findings.map(finding => (
        <Link
          key={`${finding.section}.${finding.field} ${finding.message}`}
          component="button"
          type="button"
          variant="body2"
          color="inherit"
          onClick={() => goTo(finding)}
          sx={{ display: 'block', textAlign: 'left' }}
        >
          {finding.message}
        </Link>
      ))}
    </Alert>
  )
})
