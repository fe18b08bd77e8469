import { BoardGradeInput } from '#contract/config'
import type { MasterUpload, MasterUploadOutcome } from '#contract/masters'
import { UserInput } from '#contract/security'
import { type UploadKind, uploadFields } from '#domain/uploads'
import type { Database } from '../../database/database.ts'
import { boardGradeMaster } from '../config/masters/boardGrade.ts'
import { userMaster } from '../security/masters/user.ts'
import type { Person } from '../security/person.ts'
import { type Uploadable, uploadMaster } from './uploadMaster.ts'

type Uploader = (db: Database, person: Person, upload: MasterUpload) => Promise<MasterUploadOutcome[]>

const uploaderOf =
  <Key extends string | number, Input extends object>(uploadable: Uploadable<Key, Input>): Uploader =>
  (db, person, upload) =>
    uploadMaster(db, person, uploadable, upload)

/** How the kinds of master that a file can bring in are uploaded. */
export const uploads: Readonly<Record<UploadKind, Uploader>> = {
  user: uploaderOf({
    master: userMaster,
    schema: UserInput,
    fields: uploadFields.user,
    empty: {
      ...{ login: '', name: '', email: '', about: '', defaultState: '', defaultPlant: '' },
      ...{ roles: [], workGroups: [], salesReps: [], assistants: [], isActive: true },
    },
  }),
  boardGrade: uploaderOf({
    master: boardGradeMaster,
    schema: BoardGradeInput,
    fields: uploadFields.boardGrade,
    empty: {
      ...{ code: '', description: '', flute: '', plies: 3, strengthIndicator: 0, makeUp: '' },
      ...{ gsm: 0, caliperMm: 0, isActive: true },
    },
  }),
}
