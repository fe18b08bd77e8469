import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import Tooltip from '@mui/material/Tooltip'
import { useQueryClient } from '@tanstack/react-query'
import { useDelete } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { ManualOrder } from '#contract/newWork'
import { quoteNewWork } from '#contract/newWork'
import { text } from '#domain/messages'
import { asHtml } from '../../components/editing/asHtml.ts'
import { failureText, refreshCalls } from '../../dataProvider/index.ts'
import { useConfirm } from '../../layout/confirm/useConfirm.ts'
import { useSay } from '../../layout/notifications/useSay.ts'
import { manualOrders } from '../../resources/manualOrders/index.tsx'
import { manualOrderList } from './manualOrderPaths.ts'

/** Deletes the order after asking, and goes back to the list. */
export function DeleteOrderButton({ order }: { readonly order: ManualOrder }) {
  const confirm = useConfirm()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const say = useSay()
  const [remove, { isPending }] = useDelete<ManualOrder, Error>()
  const { id, deleteReason } = order

  const onClick = async () => {
    if (deleteReason !== '') return
    const agreed = await confirm({
      title: 'Delete Manual Order',
      message: `Order ${id} (${asHtml(order.orderDescription)}) at ${asHtml(order.vendor)} is deleted with its files. This can't be undone.`,
      ok: 'Delete',
      destructive: true,
    })
    if (!agreed) return
    await remove(
      manualOrders.name,
      { id, previousData: order },
      {
        onSuccess: () => {
          void refreshCalls(queryClient, [quoteNewWork.manualOrders])
          say(`Manual order ${id} has been deleted.`, 'success')
          navigate(manualOrderList, { state: { discardChanges: true } })
        },
        onError: error =>
          say([text('manualOrderDeleteError'), failureText(error, '')].filter(Boolean), 'error'),
      },
    )
  }

  return (
    <Tooltip title={deleteReason} describeChild>
      <Button
        size="small"
        color={deleteReason === '' ? 'error' : 'inherit'}
        startIcon={<DeleteOutlined />}
        aria-disabled={deleteReason !== ''}
        sx={deleteReason === '' ? {} : { color: 'text.disabled', cursor: 'not-allowed' }}
        loading={isPending}
        onClick={() => void onClick()}
      >
        Delete
      </Button>
    </Tooltip>
  )
}
