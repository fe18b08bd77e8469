export {
  type TrimInput,
  type TrimResult,
  type TrimRow,
  trimFor,
} from './trimFor.ts'
