import type { QuoteItem } from '#contract/quote'
import type { WorkflowAnswer } from '#contract/workflow'
import { isGenericItem } from '#domain/quoteItem'
import { useUser } from '../../../authProvider/UserContext.ts'
import { ActionButton } from '../../../components/workflow/ActionButton.tsx'
import type { OfferedAction } from '../../../components/workflow/offeredAction.ts'
import { useSamples } from '../../samples/useSamples.tsx'
import { useCostTape } from '../costTape/useCostTape.tsx'
import { useItemDraft } from '../draft/useItemDraft.ts'
import { useJobTicket } from '../jobTicket/useJobTicket.tsx'
import type { ItemTab } from '../tabs.ts'
import { headerActions } from './headerActions.ts'
import { MoreActions } from './MoreActions.tsx'
import { SaveDraft } from './SaveDraft.tsx'
import { useCompare } from './useCompare.tsx'
import { useConvertToResizable } from './useConvertToResizable.ts'
import { useCreateProduct } from './useCreateProduct.ts'
import { useItemAction } from './useItemAction.ts'
import { useOpenInPad } from './useOpenInPad.ts'
import { useOpenSimilar } from './useOpenSimilar.ts'

interface ItemActionsProps {
  readonly item: QuoteItem
  /** Where the item stands; undefined while it is asked. */
  readonly details: WorkflowAnswer | undefined
  readonly open: ItemTab
}

/** The one thing to do with the item now, and everything else in a menu; what can't be done says why. */
export function ItemActions({ item, details, open }: ItemActionsProps) {
  const { login } = useUser()
  const { dirtySections } = useItemDraft()
  const { begin, busy, dialog } = useItemAction(item)
  const openInPad = useOpenInPad(item, open)
  const ticket = useJobTicket(item)
  const samples = useSamples(item)
  const costTape = useCostTape(item)
  const compare = useCompare(item)
  const createProduct = useCreateProduct(item)
  const openSimilar = useOpenSimilar(item)
  const resizable = useConvertToResizable(item)
  const isDirty = dirtySections.length > 0
  const { primary, refused, menu } = headerActions(details?.details.actions ?? [], {
    assignee: item.assignee,
    isMine: item.assignee === login,
    isOnHold: item.isOnHold,
    isArchived: item.closeType === 'archive',
    isDirty,
  })
  const asSaved = (action: OfferedAction): OfferedAction =>
    action.allowed || !isDirty
      ? action
      : { ...action, reason: `${action.reason} That is said of what is saved; you have unsaved changes.` }

  return (
    <>
      {isDirty ? <SaveDraft open={open} /> : null}
      {primary === null ? null : (
        <ActionButton action={primary} busy={busy} onAct={begin} variant="contained" />
      )}
      {refused === null ? null : <ActionButton action={refused} busy={busy} onAct={begin} />}
      <MoreActions
        groups={menu.map(group => group.map(asSaved))}
        busy={busy}
        onAct={begin}
        onOpenInPad={openInPad}
        onJobTicket={isGenericItem(item.product) ? null : ticket.open}
        onSamples={samples.open}
        onCompare={compare.open}
        convertRefusal={resizable.refusal}
        onConvert={resizable.convert}
        onCostTape={costTape.open}
        onCreateProduct={createProduct}
        onSimilar={openSimilar}
      />
      {ticket.dialog}
      {samples.dialog}
      {compare.dialog}
      {costTape.dialog}
      {dialog}
    </>
  )
}
