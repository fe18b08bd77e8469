/** Text for documents that programs read. */
export { escapeXml } from './escapeXml.ts'
