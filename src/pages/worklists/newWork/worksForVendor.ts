import type { SignedInUser } from '#contract/security'

/** Whether new work is about a vendor's own orders for the person, who has no part in placing them. */
export const worksForVendor = ({ roles }: Pick<SignedInUser, 'roles'>): boolean =>
  !roles.some(({ code }) => code === 'NEWWORK' || code === 'SU')
