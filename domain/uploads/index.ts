export { readActive } from './readActive.ts'
export { type CellFinding, readCells } from './readCells.ts'
export { type CellKind, type UploadKind, uploadFields, uploadKinds } from './uploadFields.ts'
