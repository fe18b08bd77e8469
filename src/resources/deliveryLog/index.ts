import type { Delivery } from '#contract/messaging'
import { listResource } from '../../components/list/listResource.tsx'

/** The resource of the messages there were to send. */
export const deliveryLog = listResource({
  name: 'admin/messages/deliverylog',
  label: 'Delivery Log',
  part: 'Messages and Letters',
  about: 'Every message there was to send, what became of it, and sending it again.',
  recordRepresentation: ({ subject }: Delivery) => subject,
})
