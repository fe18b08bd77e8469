/** Why a customer declines, in their words; codes as those of Lost in the default workflow. Our own. */
export const declineReasons = [
  { code: 'PRICE', label: 'The price' },
  { code: 'LEAD_TIME', label: 'The delivery time' },
  { code: 'COMPETITOR', label: 'We chose another supplier' },
  { code: 'CANCELLED', label: 'The project does not go ahead' },
  { code: 'OTHER', label: 'Something else' },
] as const

/** A reason in words; a code that is not known any more stands for itself. */
export const declineReasonLabel = (code: string): string =>
  declineReasons.find(reason => reason.code === code)?.label ?? code
