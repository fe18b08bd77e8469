import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { workflowNotifications } from '../../../resources/workflowNotifications/index.ts'

/** `/admin/workflow/notifications`. */
export default function NotificationsPage() {
  return <MasterPage master={workflowNotifications} />
}
