import { BoardGradeInput } from '#contract/config'
import { uploadFields } from '#domain/uploads'
import { inCapitals, type Uploadable } from '../../masters/uploadMaster.ts'
import { boardGradeMaster } from './boardGrade.ts'

/** Board grades as a file brings them in. */
export const boardGradeUpload: Uploadable<number, BoardGradeInput> = {
  master: boardGradeMaster,
  nameKey: inCapitals,
  schema: BoardGradeInput,
  fields: uploadFields.boardGrade,
  empty: {
    ...{ code: '', description: '', flute: '', plies: 3, strengthIndicator: 0, makeUp: '' },
    ...{ gsm: 0, caliperMm: 0, isActive: true },
  },
}
