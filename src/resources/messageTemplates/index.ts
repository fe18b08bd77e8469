import type { MessageTemplate } from '#contract/messaging'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of message templates. */
export const messageTemplates = masterResource({
  name: 'admin/messages/templates',
  label: 'Message Templates',
  part: 'Messages',
  recordRepresentation: ({ name, code }: MessageTemplate) => `${name} (${code})`,
})
