import type { MessageOption } from '#contract/messaging'
import { masterResource } from '../../components/master/masterResource.ts'

/** The resource of message options. */
export const messageOptions = masterResource({
  name: 'admin/messages/options',
  label: 'Message Options',
  part: 'Messages and Letters',
  about: 'Values that the message templates of an application share.',
  recordRepresentation: ({ code, appType }: MessageOption) => `${code} (${appType})`,
})
