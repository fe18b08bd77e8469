import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { messageTemplateMaster } from '../../../resources/messageTemplates/master.ts'

/** `/admin/messages/templates`. */
export default function MessageTemplatesPage() {
  return <MasterPage master={messageTemplateMaster} />
}
