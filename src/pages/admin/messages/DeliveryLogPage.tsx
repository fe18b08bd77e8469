import { DeliveryList } from '../../../resources/deliveryLog/DeliveryList.tsx'

/** `/admin/messages/deliverylog`: what became of every message. */
export default function DeliveryLogPage() {
  return <DeliveryList />
}
