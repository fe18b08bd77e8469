export { mergeSetting } from './mergeSetting.ts'
