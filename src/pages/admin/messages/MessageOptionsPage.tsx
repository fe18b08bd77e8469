import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { messageOptions } from '../../../resources/messageOptions/index.ts'

/** `/admin/messages/options`. */
export default function MessageOptionsPage() {
  return <MasterPage master={messageOptions} />
}
