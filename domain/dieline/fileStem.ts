import { asciiText } from './asciiText.ts'

/** A project's number as the beginning of a file name: letters, digits, dot, dash and underscore only. */
export function fileStem(project: string): string {
  const stem = asciiText(project)
    .replace(/[^A-Za-z0-9._-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '')
  return stem === '' ? 'design' : stem
}
