/** Bytes that a file may have at most: 25 MB. Source: decision N35. */
export const largestFile = 25 * 1024 * 1024

/** What is said of a file that has more. */
export const tooLargeText = (fileName: string): string => `${fileName} is larger than 25 MB.`
