export { entryUnder } from './entryUnder.ts'
