import { MasterPage } from '../../../resources/master/MasterPage.tsx'
import { workflowNotificationMaster } from '../../../resources/workflowNotifications/master.ts'

/** `/admin/workflow/notifications`. */
export default function NotificationsPage() {
  return <MasterPage master={workflowNotificationMaster} />
}
