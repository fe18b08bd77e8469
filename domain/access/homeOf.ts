import { isAllowed, type Rights } from './isAllowed.ts'
import { pageRoles } from './pages.ts'

/** Where a person lands after sign-in: their worklist, a vendor's own orders, or the hub. */
export function homeOf(holder: Rights): '/assignedtome' | '/toolingOrder/action' | '/hub' {
  if (isAllowed(holder, pageRoles.assignedToMe)) return '/assignedtome'
  return holder.roles.includes('VENDOR') ? '/toolingOrder/action' : '/hub'
}
