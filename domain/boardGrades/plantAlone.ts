/** The plant of a code that may be joined with a cost centre, alone: `NTH` of `NTH-100`, and of `NTH`. */
export const plantAlone = (plantCode: string): string => plantCode.split('-')[0] ?? ''
