export { deliveryDayRefusal } from './deliveryDayRefusal.ts'
export { isLabelPrinter } from './isLabelPrinter.ts'
export { type LabelContent, labelLines, labelZpl } from './labelZpl.ts'
export { refuseLock, refuseUnlock, type SampleLock } from './refuseLock.ts'
export { refuseSample } from './refuseSample.ts'
export {
  defaultSampleStatuses,
  isSampleOver,
  type SampleStatus,
  sampleStatuses,
} from './sampleStatuses.ts'
