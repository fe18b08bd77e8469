import type { SampleRow } from '#contract/samples'
import { refuseLock } from '#domain/samples'

/** Why a person can't move a request to another status, or '' when they can. */
export const moveRefusal = (
  { isLocked, lockedBy, lockedByName }: SampleRow,
  { login, mayChange }: { readonly login: string; readonly mayChange: boolean },
): string =>
  mayChange
    ? refuseLock({ lockedBy: isLocked ? lockedBy : null, lockedByName }, login)
    : 'You have no permission to change sample requests.'
