import type { FileDeps } from '../documents/fileDeps.ts'

/** What calls about the files of orders need. */
export type OrderFileDeps = Pick<FileDeps, 'db' | 'files'>
