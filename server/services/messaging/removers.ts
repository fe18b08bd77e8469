import type { Database } from '../../database/database.ts'
import { deleteMaster } from '../../database/masters.ts'
import { idKey } from '../masters/master.ts'
import { orNotFound } from '../masters/orNotFound.ts'
import type { Remover } from '../masters/remover.ts'
import { messageOptionMaster, messageTemplateMaster } from './masters.ts'
import { optionUsers } from './optionUsers.ts'
import { samplesOfPrinter, samplesOfTemplate } from './samplesNaming.ts'

const remover =
  (remove: (tx: Database, who: string, id: number) => Promise<unknown>): Remover =>
  async (db, person, key) => {
    const id = orNotFound(idKey(key), `Number ${key}`)
    await db.transaction(tx => remove(tx, person.login, id))
  }

/** How message templates and options are deleted. What was sent stays in the log. */
export const messageRemovers = {
  messageTemplate: remover((tx, who, id) =>
    deleteMaster(tx, who, messageTemplateMaster, id, row => samplesOfTemplate(tx, row)),
  ),
  messageOption: remover((tx, who, id) =>
    deleteMaster(tx, who, messageOptionMaster, id, async row => [
      ...(await optionUsers(tx, row, 'all')),
      ...(await samplesOfPrinter(tx, row)),
    ]),
  ),
}
