import type { RaRecord, SortPayload } from 'react-admin'
import type { BoxwrightDataProvider } from '../../dataProvider/index.ts'

/** The most rows a list call answers at once. */
const atOnce = 1000

/** Every row of a list that the filter lets through, read a thousand at a time. */
export async function readAllRows<Row extends RaRecord>(
  dataProvider: BoxwrightDataProvider,
  resource: string,
  { sort, filter }: { readonly sort: SortPayload; readonly filter: Record<string, unknown> },
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const pagination = { page, perPage: atOnce }
    const { data } = await dataProvider.getList<Row>(resource, { pagination, sort, filter })
    rows.push(...data)
    if (data.length < atOnce) return rows
  }
}
