/** Whether what stands in an address can be the number of a record. */
export const isNumberOfRecord = (said: string): boolean => /^[1-9]\d{0,8}$/.test(said)
