import { MasterPage } from '../../../components/master/MasterPage.tsx'
import { workflowNotificationMaster } from '../../../resources/workflowNotifications/master.ts'

/** `/admin/workflow/notifications`. */
export default function NotificationsPage() {
  return <MasterPage master={workflowNotificationMaster} />
}
