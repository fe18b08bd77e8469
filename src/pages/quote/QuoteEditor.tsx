import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { useStore } from 'react-admin'
import { FormProvider } from 'react-hook-form'
import type { Quote } from '#contract/quote'
import { ConflictDialog } from '../../components/editing/ConflictDialog.tsx'
import { FieldPolicyContext, openPolicy } from '../../components/editing/fields/FieldPolicy.ts'
import { NotSaved } from '../../components/editing/NotSaved.tsx'
import { SaveButtons } from '../../components/editing/SaveButtons.tsx'
import { useLeaveGuard } from '../../components/editing/useLeaveGuard.ts'
import { useSaveShortcut } from '../../components/editing/useSaveShortcut.ts'
import { Page } from '../../layout/Page.tsx'
import { CommentsDrawer } from './comments/CommentsDrawer.tsx'
import { DeleteQuoteButton } from './DeleteQuoteButton.tsx'
import { DuplicateQuoteButton } from './DuplicateQuoteButton.tsx'
import { QuoteDocumentButton } from './document/QuoteDocumentButton.tsx'
import { SentChip } from './document/SentChip.tsx'
import { SentQuotes } from './document/SentQuotes.tsx'
import { HeaderForm } from './header/HeaderForm.tsx'
import { HeaderLine } from './header/HeaderLine.tsx'
import { headerLabel, showHeaderValue } from './header/quoteHeader.ts'
import { AddProductButton } from './items/AddProductButton.tsx'
import { CompareItemsButton } from './items/CompareItemsButton.tsx'
import { ExistingProductsButton } from './items/ExistingProductsButton.tsx'
import { FromCatalogueButton } from './items/FromCatalogueButton.tsx'
import { GenerateDesignsButton } from './items/GenerateDesignsButton.tsx'
import { ItemsTable } from './items/ItemsTable.tsx'
import { RecostProductsButton } from './items/RecostProductsButton.tsx'
import { LogDrawer } from './log/LogDrawer.tsx'
import { ProfileWarning } from './ProfileWarning.tsx'
import { QuoteFacts } from './QuoteFacts.tsx'
import { SharedRuns } from './runs/SharedRuns.tsx'
import { StatusChip } from './StatusChip.tsx'
import { SetPanel } from './set/SetPanel.tsx'
import { useHearItems } from './useHearItems.ts'
import { useQuoteForm } from './useQuoteForm.ts'

/** A loaded quote: its header to be edited, its items, its log and its comments. */
export function QuoteEditor({ quote }: { readonly quote: Quote }) {
  const editing = useQuoteForm(quote)
  useHearItems(quote)
  const { form, dirty, isDirty, saving, submit, discard, lost, conflict } = editing
  const [isOpenWanted, setOpenWanted] = useStore('quote.headerOpen', false)
  const [drawer, setDrawer] = useState<'log' | 'comments' | null>(null)
  const { mayEdit } = quote
  const mayFold = quote.quoteHasCustomer && quote.items.length > 0 && !dirty && lost === null
  const policy = useMemo(() => ({ ...openPolicy, isReadOnly: () => !mayEdit }), [mayEdit])
  const save = () => {
    if (isDirty()) void submit()
  }
  useLeaveGuard(isDirty)
  useSaveShortcut(save)

  return (
    <Page
      title={`Quote ${quote.quoteReference}`}
      breadcrumbs={[{ label: 'Quotes', to: '/quotes' }]}
      beside={
        <>
          <StatusChip status={quote.status} />
          <SentChip quoteId={quote.id} />
          {quote.isNewCustomer ? <Chip label="New customer" color="warning" /> : null}
        </>
      }
      actions={
        <>
          <QuoteDocumentButton quote={quote} isDirty={dirty} />
          <Button onClick={() => setDrawer('comments')}>Comments</Button>
          <Button onClick={() => setDrawer('log')}>Change Log</Button>
          <DuplicateQuoteButton quote={quote} />
          <DeleteQuoteButton quote={quote} />
          {mayEdit ? <SaveButtons dirty={dirty} saving={saving} onSave={save} onDiscard={discard} /> : null}
        </>
      }
    >
      <ProfileWarning customerCode={quote.customerCode ?? ''} />
      {mayEdit ? null : (
        <Alert severity="info" sx={{ mb: 1 }}>
          You can read this quote but not change it: it belongs to {quote.ownerName}. Its owner and who stands
          in for them, customer service and super users may.
        </Alert>
      )}
      <NotSaved lost={lost} saving={saving} onRetry={() => void submit()} />
      {mayFold && !isOpenWanted ? (
        <HeaderLine quote={quote} onOpen={() => setOpenWanted(true)} />
      ) : (
        <FormProvider {...form}>
          <QuoteFacts quote={quote} />
          <FieldPolicyContext value={policy}>
            <HeaderForm quote={quote} onSubmit={save} onFold={mayFold ? () => setOpenWanted(false) : null} />
          </FieldPolicyContext>
        </FormProvider>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2, mb: 1 }}>
        <Typography component="h2" variant="h2">
          Items
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', flexGrow: 1 }}>
          {quote.quoteHasCustomer || quote.items.length === 0
            ? ''
            : "They open once the quote's customer is saved."}
        </Typography>
        <CompareItemsButton
          quoteId={quote.id}
          items={quote.items.filter(({ closeType }) => closeType === null)}
          label="Compare Items"
        />
        <RecostProductsButton quote={quote} />
        <GenerateDesignsButton quote={quote} />
        <ExistingProductsButton quote={quote} />
        <FromCatalogueButton quote={quote} />
        <AddProductButton quote={quote} />
      </Box>
      <ItemsTable quote={quote} />
      <SetPanel quote={quote} />
      <SentQuotes quote={quote} />
      <SharedRuns quote={quote} />
      {drawer === 'log' ? <LogDrawer quote={quote} onClose={() => setDrawer(null)} /> : null}
      {drawer === 'comments' ? <CommentsDrawer quote={quote} onClose={() => setDrawer(null)} /> : null}
      {conflict === null ? null : (
        <ConflictDialog
          conflict={conflict}
          labelOf={headerLabel}
          show={showHeaderValue}
          onResolve={values => void editing.resolve(values)}
          onClose={editing.dismissConflict}
        />
      )}
    </Page>
  )
}
