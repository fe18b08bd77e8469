/** A file's name as names are compared: upper and lower case are one, and so are the two ways of writing an accent. */
export const fileNameKey = (fileName: string): string => fileName.normalize('NFC').toLowerCase()

/** Whether two files are called the same. */
export const sameFileName = (a: string, b: string): boolean => fileNameKey(a) === fileNameKey(b)
