import { and, asc, desc, eq } from 'drizzle-orm'
import type { quoteSamples, SampleLabel, SampleRow } from '#contract/samples'
import { date } from '#domain/formats'
import { renderText, type TemplateValues } from '#domain/messageTemplates'
import { labelLines } from '#domain/samples'
import { logEvent } from '../../../database/changeLog.ts'
import type { Database } from '../../../database/database.ts'
import { messageTemplates, sampleLabels, users } from '../../../database/schema/index.ts'
import type { Call } from '../../../http/mount.ts'
import type { LabelPrinter } from '../../../integrations/labels/labelPrinter.ts'
import type { Person } from '../../../person/person.ts'
import { Problem } from '../../../problem/problem.ts'
import { itemValues } from '../../messaging/itemValues.ts'
import { optionsOf, optionValues } from '../../messaging/optionValues.ts'
import { printersOf } from '../../messaging/printers.ts'
import { sampleRow } from './sampleRows.ts'

const appType = 'sample label'
const noMove = { who: '', action: '', fromStep: '', reason: '', comment: '' }

const refuse = (path: string, message: string): Problem =>
  new Problem('rule-failed', message, { errors: [{ path, message }] })

async function templateOf(db: Database, code: string) {
  const [template] = await db
    .select({ body: messageTemplates.body })
    .from(messageTemplates)
    .where(
      and(
        eq(messageTemplates.appType, appType),
        eq(messageTemplates.code, code),
        eq(messageTemplates.isActive, true),
      ),
    )
  if (template === undefined) throw refuse('templateCode', `There is no label template ${code}.`)
  return template
}

async function printerOf(db: Database, code: string) {
  const printer = (await printersOf(db, appType)).find(each => each.code === code)
  if (printer === undefined) throw refuse('printerCode', `There is no label printer ${code}.`)
  return printer
}

const sampleValues = (sample: SampleRow, { printDate, company }: Asked): TemplateValues => ({
  sampleNumber: String(sample.id),
  numberOfSamples: String(sample.numberOfSamples),
  boardGrade: sample.boardGrade,
  drawingNo: sample.drawingNo,
  dropLocation: sample.dropLocation,
  deliveryDate: date(sample.deliveryDate),
  printDate: date(printDate),
  company,
})

type Asked = Call<typeof quoteSamples.printLabel>['body']

/** What labels are printed with. */
export interface Printing {
  readonly db: Database
  readonly labels: LabelPrinter
}

/** Prints the labels of a request, one a sample, and keeps what was printed. */
export async function printLabel(
  { db, labels }: Printing,
  person: Person,
  asked: Asked,
): Promise<SampleLabel> {
  const { sampleId, templateCode, printerCode } = asked
  const sample = await sampleRow(db, person, sampleId)
  const [template, printer, options] = await Promise.all([
    templateOf(db, templateCode),
    printerOf(db, printerCode),
    optionsOf(db, appType),
  ])
  const company = asked.company || (options.COMPANY ?? '')
  const values = {
    ...(await itemValues(db, sample.quoteItemId, '', noMove)),
    ...sampleValues(sample, { ...asked, company }),
    ...optionValues(options),
  }
  const lines = renderText(template.body, values)
    .split(/\r?\n/)
    .map(line => line.trim())
    .filter(line => line !== '')
    .slice(0, labelLines)
  const content = { lines, code: String(sampleId), copies: sample.numberOfSamples }
  // Handed over first: what the printer did not take was not printed.
  const { id: sentId } = await labels.print({ ...content, printer: printer.value || printer.code })
  return db.transaction(async tx => {
    const [kept] = await tx
      .insert(sampleLabels)
      .values({
        ...{ sampleId, templateCode, sentId, sentBy: labels.adapter, by: person.login },
        ...{ printer: printer.name, copies: content.copies, words: lines.join('\n'), code: content.code },
      })
      .returning()
    if (kept === undefined) throw new Error('The label was not kept.')
    const thing = { what: 'sample', key: String(sampleId), quoteId: sample.quoteId }
    await logEvent(tx, person.login, thing, 'label printed', {
      printer: printer.name,
      copies: content.copies,
    })
    return asLabel(kept, person.name)
  })
}

const asLabel = (
  { words, at, by, sentId: _, ...kept }: typeof sampleLabels.$inferSelect,
  byName: string | null,
): SampleLabel => ({ ...kept, at: at.toISOString(), byName: byName ?? by, lines: words.split('\n') })

/** Labels printed of a request, newest first. */
export async function labelsOf(db: Database, person: Person, sampleId: number): Promise<SampleLabel[]> {
  await sampleRow(db, person, sampleId)
  const rows = await db
    .select({ label: sampleLabels, name: users.name })
    .from(sampleLabels)
    .leftJoin(users, eq(users.login, sampleLabels.by))
    .where(eq(sampleLabels.sampleId, sampleId))
    .orderBy(desc(sampleLabels.id), asc(sampleLabels.at))
    .limit(50)
  return rows.map(({ label, name }) => asLabel(label, name))
}
