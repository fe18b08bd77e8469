export { chosenCode } from './chosenCode.ts'
export { readActive } from './readActive.ts'
export { type CellFinding, readCells } from './readCells.ts'
export { type CellKind, mostUploadLines, uploadFields } from './uploadFields.ts'
