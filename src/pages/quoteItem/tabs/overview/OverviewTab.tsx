import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { type ReactNode, type SubmitEvent, useContext } from 'react'
import { FormProvider } from 'react-hook-form'
import type { Product } from '#contract/quote'
import { ConflictDialog } from '../../../../components/editing/ConflictDialog.tsx'
import { NotSaved } from '../../../../components/editing/NotSaved.tsx'
import { useLeaveGuard } from '../../../../components/editing/useLeaveGuard.ts'
import { useSaveShortcut } from '../../../../components/editing/useSaveShortcut.ts'
import type { VersionedForm } from '../../../../components/editing/useVersionedForm.ts'
import { useOpenSection } from '../../openSection.ts'
import type { TabProps } from '../../tabs.ts'
import { BlankPanel } from './BlankPanel.tsx'
import { BoardGroup } from './BoardGroup.tsx'
import { CreasesGroup } from './CreasesGroup.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { OverviewFindingsContext } from './findings.ts'
import { OrderGroup } from './OrderGroup.tsx'
import { OverviewRules } from './OverviewRules.tsx'
import { ProductGroup } from './ProductGroup.tsx'
import { productLabel, showProductValue } from './productWords.ts'
import { SizeGroup } from './SizeGroup.tsx'
import { StyleGroup } from './StyleGroup.tsx'
import { useProductForm } from './useProductForm.ts'

/** The overview of a quote item: what the product is, how big, of what board, how many. */
export default function OverviewTab({ item }: TabProps) {
  const editing = useProductForm(item)
  const { form, isDirty, submit, conflict, lost, saving, tried } = editing
  const save = () => {
    if (isDirty()) void submit()
  }
  useLeaveGuard(isDirty)
  useSaveShortcut(save)

  return (
    <FormProvider {...form}>
      <OverviewRules item={item} tried={tried}>
        <Announced editing={editing} canSave={item.mayEdit}>
          {item.mayEdit ? null : (
            <Alert severity="info" sx={{ mb: 1 }}>
              The overview is read-only. {item.editRefusal}
            </Alert>
          )}
          <NotSaved lost={lost} saving={saving} onRetry={() => void submit()} />
          <Box
            component="form"
            noValidate
            aria-label="Overview"
            onSubmit={(event: SubmitEvent) => {
              event.preventDefault()
              save()
            }}
            sx={{
              display: 'grid',
              gap: 1,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' },
            }}
          >
            <Box sx={groups}>
              <ProductGroup />
              <Box sx={stack}>
                <StyleGroup />
                <CreasesGroup />
              </Box>
              <Box sx={stack}>
                <SizeGroup />
                <BoardGroup item={item} />
                <OrderGroup />
              </Box>
            </Box>
            <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', gridTemplateColumns: aside }}>
              <BlankPanel />
              <FindingsPanel />
            </Box>
          </Box>
        </Announced>
      </OverviewRules>
      {conflict === null ? null : (
        <ConflictDialog
          conflict={conflict}
          labelOf={productLabel}
          show={showProductValue}
          onResolve={values => void editing.resolve(values)}
          onClose={editing.dismissConflict}
        />
      )}
    </FormProvider>
  )
}

const aside = { xs: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))', lg: 'minmax(0, 1fr)' }

const stack = { display: 'grid', gap: 1, alignContent: 'start' } as const

const groups = {
  display: 'grid',
  gap: 1,
  alignContent: 'start',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(360px, 100%), 1fr))',
} as const

interface AnnouncedProps {
  readonly editing: VersionedForm<Product>
  readonly canSave: boolean
  readonly children: ReactNode
}

/** Tells the page around the tab how its section stands. */
function Announced({ editing, canSave, children }: AnnouncedProps) {
  const { valid } = useContext(OverviewFindingsContext)
  const { dirty, saving, submit, discard } = editing
  useOpenSection({ dirty, valid, saving, canSave, save: submit, discard })
  return children
}
