import type { quoteWorklist } from '#contract/quote-worklist'
import type { SampleLabel, SampleResult } from '#contract/samples'
import type { Call } from '../../http/mount.ts'
import type { Person } from '../../person/person.ts'
import { type Printing, printLabel } from '../quote/samples/printLabel.ts'
import { sampleRowsOf } from '../quote/samples/sampleRows.ts'
import { setSampleLock, setSampleStatus } from '../quote/samples/writeSample.ts'
import { eachByItself } from './eachByItself.ts'

type Asked = Call<typeof quoteWorklist.sampleActions>['body']

/** Acts on each sample request by itself, and answers how it went and how the request stands now. */
export async function actOnSamples(
  deps: Printing,
  person: Person,
  asked: Asked,
): Promise<{ results: SampleResult[] }> {
  const { db } = deps
  const labels = new Map<number, SampleLabel>()
  const actOn = async ({ sampleId, hashKey }: Asked['items'][number]): Promise<void> => {
    switch (asked.action) {
      case 'STATUS':
        return setSampleStatus(db, person, sampleId, hashKey, asked.status)
      case 'PRINT': {
        const { action: _, items: __, ...printing } = asked
        labels.set(sampleId, await printLabel(deps, person, { ...printing, sampleId }))
        return
      }
      default:
        await setSampleLock(db, person, sampleId, asked.action === 'LOCK')
    }
  }
  const outcomes = await eachByItself(
    asked.items,
    ({ sampleId }) => sampleId,
    async item => {
      await actOn(item)
      return ''
    },
  )
  const visible = outcomes.filter(({ isVisible }) => isVisible).map(({ item }) => item.sampleId)
  const rows = new Map((await sampleRowsOf(db, person, visible)).map(row => [row.id, row]))
  return {
    results: outcomes.map(({ item: { sampleId }, ok, message }) => {
      const [row, label] = [rows.get(sampleId) ?? null, labels.get(sampleId) ?? null]
      return { sampleId, ok, message, row, label }
    }),
  }
}
