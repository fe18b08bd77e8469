export {
  stereoPlateWithoutTrim,
  type TrimInput,
  type TrimResult,
  type TrimRow,
  trimFor,
  trimPrintProcessIds,
} from './trimFor.ts'
