import type { SignedInUser } from '#contract/security'

/** Whether the person coordinates sales reps: their lists are those of the reps (specification 000 §2). */
export const isCoordinator = ({ roles, salesReps }: Pick<SignedInUser, 'roles' | 'salesReps'>): boolean =>
  roles.some(({ code }) => code === 'SCA') && salesReps.length > 0
