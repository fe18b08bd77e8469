import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { messageOptionMaster } from '../../../resources/messageOptions/master.ts'

/** `/admin/messages/options`. */
export default function MessageOptionsPage() {
  return <MasterPage master={messageOptionMaster} />
}
