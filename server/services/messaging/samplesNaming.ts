import { asc, count, eq } from 'drizzle-orm'
import { isLabelPrinter } from '#domain/samples'
import type { Database } from '../../database/database.ts'
import { samples } from '../../database/schema/index.ts'
import { someNames } from '../masters/master.ts'

/** The application whose templates are labels of samples and whose options are their printers. */
const labels = 'sample label'

interface Named {
  readonly appType: string
  readonly code: string
}

async function samplesWith(
  tx: Database,
  column: typeof samples.sampleLabelTemplate | typeof samples.sampleLabelPrinter,
  code: string,
): Promise<string[]> {
  const condition = eq(column, code)
  const [counted] = await tx.select({ total: count() }).from(samples).where(condition)
  if (counted === undefined || counted.total === 0) return []
  const rows = await tx
    .select({ id: samples.id })
    .from(samples)
    .where(condition)
    .orderBy(asc(samples.id))
    .limit(3)
  return [
    `samples ${someNames(
      rows.map(({ id }) => String(id)),
      counted.total,
    )}`,
  ]
}

/** The samples whose label is made of this message template; empty for a template of another application. */
export const samplesOfTemplate = async (tx: Database, { appType, code }: Named): Promise<string[]> =>
  appType === labels ? samplesWith(tx, samples.sampleLabelTemplate, code) : []

/** The samples whose label is printed on the printer that this message option is; empty for any other option. */
export const samplesOfPrinter = async (tx: Database, { appType, code }: Named): Promise<string[]> =>
  appType === labels && isLabelPrinter({ code }) ? samplesWith(tx, samples.sampleLabelPrinter, code) : []
