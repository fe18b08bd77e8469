export { type MessageKey, messages } from './messages.ts'
export { text } from './text.ts'
