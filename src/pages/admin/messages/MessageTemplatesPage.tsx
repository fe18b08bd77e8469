import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { messageTemplates } from '../../../resources/messageTemplates/index.ts'

/** `/admin/messages/templates`. */
export default function MessageTemplatesPage() {
  return <MasterPage master={messageTemplates} />
}
