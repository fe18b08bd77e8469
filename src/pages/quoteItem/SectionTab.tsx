import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ReactNode, type SubmitEvent, useEffect } from 'react'
import { type TabKey, tabLabels } from '#domain/quoteItem'
import { NotSaved } from '../../components/editing/NotSaved.tsx'
import { useSaveShortcut } from '../../components/editing/useSaveShortcut.ts'
import { useDraft, useItemDraft } from './draft/useItemDraft.ts'
import { sectionsOfTab } from './tabs.ts'

interface SectionTabProps {
  readonly tab: TabKey
  /** What of the tab is read-only for who may not edit the item, as a sentence; unless told, all of it. */
  readonly readOnly?: string
  /** Beside the fields: pictures, figures. */
  readonly aside?: ReactNode
  readonly children: ReactNode
}

const asideColumns = { xs: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))', lg: 'minmax(0, 1fr)' }

/** The frame of a tab that edits a section: why it is read-only, a save that did not arrive, the form with Ctrl+S. */
export function SectionTab({
  tab,
  readOnly = `${tabLabels[tab]} is read-only.`,
  aside,
  children,
}: SectionTabProps) {
  const { item, lost, saving, saveAll } = useItemDraft()
  const sections = sectionsOfTab(tab)
  const save = () => void saveAll(sections)
  useSaveShortcut(save)
  const { shown } = useDraft()
  useEffect(() => () => shown.close(tab), [shown, tab])
  return (
    <>
      {item.mayEdit ? null : (
        <Alert severity="info" sx={{ mb: 1 }}>
          {readOnly} {item.editRefusal}
        </Alert>
      )}
      <NotSaved lost={lost?.failure ?? null} saving={saving} onRetry={() => void saveAll()} />
      <Box
        component="form"
        noValidate
        aria-label={tabLabels[tab]}
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault()
          save()
        }}
        sx={{
          display: 'grid',
          gap: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            lg: aside ? 'minmax(0, 1fr) 300px' : 'minmax(0, 1fr)',
          },
        }}
      >
        <Box sx={{ minWidth: 0 }}>{children}</Box>
        {aside ? (
          <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', gridTemplateColumns: asideColumns }}>
            {aside}
          </Box>
        ) : null}
      </Box>
    </>
  )
}
