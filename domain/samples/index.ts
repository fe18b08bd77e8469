export { refuseLock, refuseUnlock, type SampleLock } from './refuseLock.ts'
export {
  defaultSampleStatuses,
  isSampleOver,
  type SampleStatus,
  sampleStatuses,
} from './sampleStatuses.ts'
