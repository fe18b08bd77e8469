import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useMemo } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import type { ManualOrder } from '#contract/newWork'
import { firstOrderStatus } from '#domain/manualOrders'
import { ConflictDialog } from '../../components/editing/ConflictDialog.tsx'
import { FieldPolicyContext, openPolicy } from '../../components/editing/fields/FieldPolicy.ts'
import { NotSaved } from '../../components/editing/NotSaved.tsx'
import { SaveButtons } from '../../components/editing/SaveButtons.tsx'
import { useFirstField } from '../../components/editing/useFirstField.ts'
import { useLeaveGuard } from '../../components/editing/useLeaveGuard.ts'
import { useSaveShortcut } from '../../components/editing/useSaveShortcut.ts'
import { Page } from '../../layout/Page.tsx'
import { DeleteOrderButton } from './DeleteOrderButton.tsx'
import { OrderFiles } from './files/OrderFiles.tsx'
import { manualOrderCrumbs, manualOrderPath } from './manualOrderPaths.ts'
import { OrderAside } from './OrderAside.tsx'
import { OrderGroup } from './OrderGroup.tsx'
import { OrderSteps } from './OrderSteps.tsx'
import { orderLabel, showOrderValue } from './orderWords.ts'
import { ProductGroup } from './ProductGroup.tsx'
import { StereoGroup } from './StereoGroup.tsx'
import { useOrderForm } from './useOrderForm.ts'
import { WantedGroup } from './WantedGroup.tsx'

const besideForm = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 360px' },
} as const
const groups = { display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' } as const

interface OrderEditorProps {
  /** null: a new one. */
  readonly order: ManualOrder | null
  /** Somebody deleted it while it was open: what is typed can be placed as a new one. */
  readonly isGone: boolean
}

/** A manual order: its form, its files, what can be done with it and what happened. */
export function OrderEditor({ order: opened, isGone }: OrderEditorProps) {
  const navigate = useNavigate()
  const editing = useOrderForm(opened, isGone)
  const order = isGone ? null : opened
  const { form, dirty, isDirty, saving, submit, discard, lost, conflict, placed } = editing
  const isOver = order?.status === 'INVOICED'
  const policy = useMemo(
    () => ({
      ...openPolicy,
      isReadOnly: () => isOver,
      isRequired: (name: string) => ['orderType', 'costCenter', 'dueDate', 'orderDescription'].includes(name),
    }),
    [isOver],
  )
  const save = async () => {
    if (order !== null && !isDirty()) return
    if ((await submit()) && placed.current !== null) {
      navigate(manualOrderPath(placed.current), { replace: true, state: { discardChanges: true } })
    }
  }
  const holder = useFirstField<HTMLElement>(opened === null)
  useLeaveGuard(isDirty)
  useSaveShortcut(() => void save())

  return (
    <Page
      title={opened === null ? 'New Manual Order' : `Manual Order ${opened.orderId}`}
      breadcrumbs={manualOrderCrumbs}
      beside={<Chip label={isGone ? 'Deleted' : (order?.status ?? firstOrderStatus)} />}
      actions={
        <>
          {order === null ? null : (
            <>
              <OrderSteps order={order} isDirty={dirty} />
              <DeleteOrderButton order={order} />
            </>
          )}
          {isOver ? null : (
            <SaveButtons
              dirty={dirty}
              word={isGone ? 'Place as a new order' : order === null ? 'Place order' : 'Save'}
              canSave={order === null || dirty}
              saving={saving}
              onSave={() => void save()}
              onDiscard={discard}
            />
          )}
        </>
      }
    >
      {isOver ? (
        <Alert severity="info" sx={{ mb: 1 }}>
          The order has been invoiced; it can not be changed any more.
        </Alert>
      ) : null}
      {isGone ? (
        <Alert severity="warning" sx={{ mb: 1 }}>
          The order has been deleted, with its files. What stands here is kept, and can be placed as a new
          order.
        </Alert>
      ) : null}
      <NotSaved lost={lost} saving={saving} onRetry={() => void save()} />
      <Box sx={besideForm}>
        <FormProvider {...form}>
          <FieldPolicyContext value={policy}>
            <Box ref={holder} sx={groups}>
              <OrderGroup vendor={order?.vendor ?? ''} isNew={order === null} />
              <ProductGroup />
              <WantedGroup />
              <StereoGroup />
              {order === null ? null : <OrderFiles orderId={order.orderId} mayChange={!isOver} />}
            </Box>
          </FieldPolicyContext>
        </FormProvider>
        <OrderAside order={order} />
      </Box>
      {conflict === null ? null : (
        <ConflictDialog
          conflict={conflict}
          labelOf={orderLabel}
          show={showOrderValue}
          onResolve={values => void editing.resolve(values)}
          onClose={editing.dismissConflict}
        />
      )}
    </Page>
  )
}
