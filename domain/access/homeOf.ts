import { isAllowed, type Rights } from './isAllowed.ts'
import { pageRoles, plantRight } from './pages.ts'

/** Where a person lands after sign-in: their worklist, a vendor's own orders, what a plant makes, or the hub. */
export function homeOf(holder: Rights): '/assignedtome' | '/toolingOrder/action' | '/plant' | '/hub' {
  if (isAllowed(holder, pageRoles.assignedToMe)) return '/assignedtome'
  if (holder.roles.includes('VENDOR')) return '/toolingOrder/action'
  return isAllowed(holder, plantRight) ? '/plant' : '/hub'
}
