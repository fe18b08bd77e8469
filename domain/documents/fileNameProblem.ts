import { fileKindOf } from './fileKinds.ts'

/** Characters that a file's name may have at most. */
const longestFileName = 120

/** What a file system of anybody who downloads it would not take, and what turns text around. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it refuses.
const forbidden = /[\u0000-\u001f\u007f"*/:<>?\\|\u200e\u200f\u202a-\u202e\u2066-\u2069]/

/** Names that Windows keeps for its devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i

/** Why a file of this name is not taken, as a sentence; '' when it is. The wording is our own. */
export function fileNameProblem(fileName: string): string {
  if (fileName.trim() === '') return 'The file has no name.'
  if (fileName.length > longestFileName)
    return `${fileName} has a name of ${fileName.length} characters; at most ${longestFileName} are taken.`
  if (forbidden.test(fileName)) return `${fileName} has characters that a file's name can't have.`
  if (fileName !== fileName.trim() || fileName.endsWith('.'))
    return `${fileName} must not begin or end with a blank or a full stop.`
  if (device.test(fileName)) return `${fileName} is a name that Windows keeps for itself.`
  return fileKindOf(fileName) === null
    ? `${fileName} is of a kind that is not taken. Taken are PDF, EPS, drawings, pictures, Office files, mails and ZIP.`
    : ''
}
