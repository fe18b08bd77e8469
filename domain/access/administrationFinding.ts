import { isAllowed, type Rights } from './isAllowed.ts'
import { masterRights } from './masters.ts'

/** A change of users, roles or scopes as far as it could lock everybody out. */
export interface AdministrationChange {
  /** Rights of the person who changes it. */
  readonly before: Rights
  /** What they would hold afterwards; null when they would not be an active user any more. */
  readonly after: Rights | null
  /** Active users with the active role SYSADMIN afterwards. */
  readonly administratorsLeft: number
}

/**
 * Why a change of users, roles or scopes is refused: nobody takes their own last administration right, and one active
 * system administrator stays. Null when nothing is wrong.
 */
export function administrationFinding({
  before,
  after,
  administratorsLeft,
}: AdministrationChange): string | null {
  if (administratorsLeft < 1) return 'Somebody in use has to stay System Administrator, and this is the last.'
  if (isAllowed(before, masterRights.user) && !isAllowed(after, masterRights.user)) {
    return 'You cannot take away your own last administration right.'
  }
  return null
}
