import type { Connection } from './database/database.ts'
import { followMessages } from './demo/followMessages.ts'
import { loadDemonstration } from './demo/index.ts'
import type { FileStore } from './integrations/files/fileStore.ts'
import { prepareFigures } from './services/figures/recountFigures.ts'
import { learnTraits } from './services/similar/learnTraits.ts'
import { learnFields } from './services/workflow-builder/learnFields.ts'

interface Preparing {
  /** Today as `YYYY-MM-DD`. */
  readonly today: string
  /** IANA name of the time zone whose days the company's figures are of. */
  readonly timeZone: string
  readonly withDemonstration: boolean
  /** What keeps files; left out: the database. */
  readonly files?: FileStore | undefined
}

/**
 * Brings the database to what this version works on, and loads the demonstration company into an empty one where that is
 * wanted; whether it did. Of servers that start at once one does it, and the others wait.
 */
export const prepareDatabase = (
  connection: Connection,
  { today, timeZone, withDemonstration, files }: Preparing,
): Promise<boolean> =>
  connection.alone(async () => {
    await connection.migrate()
    await prepareFigures(connection.background, timeZone)
    await learnFields(connection.background)
    await followMessages(connection.background)
    const isLoaded = withDemonstration && (await loadDemonstration(connection.background, today, files))
    await learnTraits(connection.background)
    return isLoaded
  })
