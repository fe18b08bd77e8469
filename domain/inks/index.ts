export {
  checkInkUpload,
  type InkLine,
  type InkOutcome,
  type InkUpload,
  type UploadedInk,
} from './checkInkUpload.ts'
export { type InkProcess, inkProcessCodes, inkProcesses } from './inkProcesses.ts'
export { parseColour } from './parseColour.ts'
