import { Navigate, useParams } from 'react-router-dom'
import type { ManualOrder } from '#contract/newWork'
import { manualOrderList, manualOrderPath } from '../../pages/manualOrders/manualOrderPaths.ts'

function ToOrder() {
  return <Navigate to={manualOrderPath(useParams().id)} replace />
}

/** The resource of manual orders: its pages stand at the addresses of specification 000 §2, and its own lead there. */
export const manualOrders = {
  name: 'manualOrders',
  list: <Navigate to={manualOrderList} replace />,
  create: <Navigate to={manualOrderPath()} replace />,
  edit: <ToOrder />,
  recordRepresentation: ({ orderId, orderDescription }: ManualOrder) => `${orderId} ${orderDescription}`,
  options: { label: 'Manual Order' },
} as const
