import Divider from '@mui/material/Divider'
import MenuItem from '@mui/material/MenuItem'
import { useLayoutEffect } from 'react'
import { type QuoteItemRow, quote } from '#contract/quote'
import { workflow } from '#contract/workflow'
import { initialStepCode } from '#domain/workflow'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useMay } from '../../../authProvider/useRights.ts'
import { ActionMenuItem } from '../../../components/workflow/ActionMenuItem.tsx'
import type { OfferedAction } from '../../../components/workflow/offeredAction.ts'
import { sortActions } from '../../../components/workflow/sortActions.ts'
import { failureText, useCall } from '../../../dataProvider/index.ts'
import type { ItemOptions } from './useItemOptions.ts'
import type { MasterChoice } from './useMakeMaster.ts'

interface ItemMenuEntriesProps {
  readonly item: QuoteItemRow
  readonly onOpen: () => void
  readonly onAct: (action: OfferedAction, hashKey: string) => void
  /** More entries have come. */
  readonly onGrown: () => void
  readonly onSamples: () => void
  /** Null: the person may not add to the quote. */
  readonly onDuplicate: (() => void) | null
  readonly onChangeKind: () => void
  readonly options: ItemOptions
  /** Null: the person may not make it the master of a set, or it is. */
  readonly master: MasterChoice | null
  readonly onDelete: () => void
}

/** The entries of an item's menu; its workflow is asked when the menu opens, so that they are never older than that. */
export function ItemMenuEntries({ item, onOpen, onAct, ...ways }: ItemMenuEntriesProps) {
  const { onGrown, onSamples, onDuplicate, onChangeKind, onDelete, options, master } = ways
  const { login } = useUser()
  const mayDelete = useMay(quote.deleteItem.right)
  const details = useWorkflowOf(item.id)
  const { isPending } = details
  useLayoutEffect(() => {
    if (!isPending) onGrown()
  }, [isPending, onGrown])
  const sorted = sortActions(details.data?.details.actions ?? [], {
    isMine: item.assignee === login,
    isOnHold: item.isOnHold,
    isArchived: item.closeType === 'archive',
  })
  const hashKey = details.data?.details.hashKey ?? item.hashKey
  const entry = (action: OfferedAction) => (
    <ActionMenuItem
      key={action.code}
      name={action.name}
      reason={action.allowed ? '' : action.reason}
      onChoose={() => onAct(action, hashKey)}
    />
  )
  const whyNotDelete = !mayDelete
    ? 'You have no permission to delete items.'
    : item.step === initialStepCode
      ? ''
      : `${item.reference} has left the first step. Archive or trash it instead.`

  return [
    <ActionMenuItem key="open" name="Open" reason="" onChoose={onOpen} autoFocus />,
    <ActionMenuItem key="samples" name="Samples" reason="" onChoose={onSamples} />,
    <ActionMenuItem
      key="kind"
      name="Change Item Category…"
      reason={details.editRefusal}
      onChoose={onChangeKind}
    />,
    ...(onDuplicate === null
      ? []
      : [<ActionMenuItem key="duplicate" name="Duplicate" reason="" onChoose={onDuplicate} />]),
    ...(options.mayChange
      ? [
          <ActionMenuItem
            key="option"
            name="Add as Option"
            reason={options.refusal}
            onChoose={() => void options.add()}
          />,
        ]
      : []),
    ...(options.mayChange && item.option !== null
      ? [
          <ActionMenuItem
            key="alone"
            name="Take out of the Options"
            reason=""
            onChoose={() => void options.leave()}
          />,
        ]
      : []),
    ...(master === null
      ? []
      : [
          <ActionMenuItem
            key="master"
            name="Make Master of a Set"
            reason={master.refusal}
            onChoose={() => void master.make()}
          />,
        ]),
    <Divider key="after-open" component="li" />,
    ...(isPending ? [note('Asking what can be done…')] : []),
    ...(details.error === null ? [] : [note(failureText(details.error))]),
    ...sorted.step.map(entry),
    ...sorted.work.map(entry),
    <Divider key="after-work" component="li" />,
    ...sorted.close.map(entry),
    <ActionMenuItem key="delete" name="Delete Item" reason={whyNotDelete} onChoose={onDelete} />,
  ]
}

const note = (words: string) => (
  <MenuItem key="note" disabled sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
    {words}
  </MenuItem>
)

/** Where the item stands in its workflow; the row does not know the workflow's id, the item does. */
function useWorkflowOf(itemId: number) {
  const quiet = { meta: { quiet: true }, retry: false } as const
  const item = useCall(quote.item, { params: { id: itemId } }, quiet)
  const workflowId = item.data?.workflowId
  const details = useCall(
    workflow.details,
    { query: { workflowId: workflowId ?? 0 } },
    { ...quiet, enabled: workflowId !== undefined },
  )
  return {
    data: details.data,
    error: item.error ?? details.error,
    editRefusal: item.data?.editRefusal ?? '',
    isPending: item.error === null && details.isPending,
  }
}
