import type { MessageTemplate } from '#contract/messaging'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of message templates. */
export const messageTemplates = masterResource({
  name: 'admin/messages/templates',
  label: 'Message Templates',
  part: 'Messages and Letters',
  about: 'What messages say, by application and state.',
  recordRepresentation: ({ name, code }: MessageTemplate) => `${name} (${code})`,
})
