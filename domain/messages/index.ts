export { type MessageKey, messages } from './messages.ts'
export { specificationWords } from './specificationWords.ts'
export { text } from './text.ts'
