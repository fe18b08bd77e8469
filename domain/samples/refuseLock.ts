/** Who holds the lock of a sample request; null: nobody. */
export interface SampleLock {
  readonly lockedBy: string | null
  readonly lockedByName: string
}

/** Why a person can't lock a sample request, or '' when they can: one who has it keeps it. Source: 001 §4. */
export const refuseLock = ({ lockedBy, lockedByName }: SampleLock, login: string): string =>
  lockedBy === null || lockedBy === login ? '' : `The sample request is locked by ${lockedByName}.`

/** Why a person can't unlock a sample request, or '' when they can: who locked it, or a super user. Our own. */
export function refuseUnlock(
  { lockedBy, lockedByName }: SampleLock,
  person: { readonly login: string; readonly roles: readonly string[] },
): string {
  if (lockedBy === null) return 'The sample request is not locked.'
  return lockedBy === person.login || person.roles.includes('SU')
    ? ''
    : `Only ${lockedByName} or a super user may unlock the sample request.`
}
