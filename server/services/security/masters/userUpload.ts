import { UserInput } from '#contract/security'
import { uploadFields } from '#domain/uploads'
import type { Uploadable } from '../../masters/uploadMaster.ts'
import { userMaster } from './user.ts'

/** Users as a file brings them in. */
export const userUpload: Uploadable<number, UserInput> = {
  master: userMaster,
  schema: UserInput,
  fields: uploadFields.user,
  empty: {
    ...{ login: '', name: '', email: '', about: '', defaultState: '', defaultPlant: '' },
    ...{ roles: [], workGroups: [], salesReps: [], assistants: [], isActive: true },
  },
}
