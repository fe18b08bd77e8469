import type { ApprovalDetail } from '#contract/quote'

/** What tells one approval of an item from another. */
export const rowKey = ({ approvalType, about }: Pick<ApprovalDetail, 'approvalType' | 'about'>): string =>
  `${approvalType} ${about}`
