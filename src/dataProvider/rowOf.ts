import { resourceOf } from './resourceOf.ts'
import type { ResourceRow } from './resourceRow.ts'

/** The row of a resource. One that nobody declared is an error of the program. */
export async function rowOf(name: string): Promise<ResourceRow> {
  const row = await resourceOf(name)
  if (row === undefined) throw new Error(`There is no resource ${name}`)
  return row
}
