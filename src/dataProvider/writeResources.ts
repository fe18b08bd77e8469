import type { CreateParams, DeleteParams, Identifier, RaRecord, UpdateParams } from 'react-admin'
import type { CallInput, Endpoint } from '#contract/endpoint'
import type { Calls } from './call.ts'
import { fewAtOnce } from './fewAtOnce.ts'
import type { readResources } from './readResources.ts'
import { rowOf } from './rowOf.ts'
import { saveBody } from './saveBody.ts'

type Reads = Pick<ReturnType<typeof readResources>, 'getMany'>

/** The version that a record was read at: a save that does not say would overwrite what somebody else stored. */
function versionOf(name: string, ...records: readonly unknown[]): number {
  for (const record of records) {
    const { version } = (record ?? {}) as { readonly version?: unknown }
    if (typeof version === 'number') return version
  }
  throw new Error(`A record of ${name} is saved without the version it was read at`)
}

/** Does all of them before it says what was refused first. */
async function allOf<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const refused: unknown[] = []
  await fewAtOnce(items, item => work(item).catch(error => refused.push(error)))
  if (refused.length > 0) throw refused[0]
}

/**
 * react-admin's writing functions over the resource rows, by the calls of the contract. A save is on top of the version
 * that the record was read at, in `data` or `previousData`; what somebody else stored meanwhile is a Failure with
 * code `stale`. Many are written each on the version stored now.
 */
export function writeResources(calls: Calls, { getMany }: Reads) {
  const call = async <RecordType>(endpoint: Endpoint, input: object) =>
    (await calls.call(endpoint, input as CallInput<Endpoint>)) as RecordType

  /** The row of a resource that is saved, and the call of it. */
  const saving = async (name: string) => {
    const row = await rowOf(name)
    if (row.save === undefined) throw new Error(`${name} cannot be saved`)
    return { row, save: row.save }
  }

  const create = async <
    RecordType extends Omit<RaRecord, 'id'> = RaRecord,
    ResultRecordType extends RaRecord = RecordType & { id: Identifier },
  >(
    name: string,
    { data }: CreateParams,
  ) => {
    const { row, save } = await saving(name)
    return { data: await call<ResultRecordType>(row.create ?? save, { body: saveBody(row, data, null) }) }
  }

  const update = async <RecordType extends RaRecord = RaRecord>(
    name: string,
    { id, data, previousData }: UpdateParams,
  ) => {
    const { row, save } = await saving(name)
    const body = saveBody(row, data, { id, version: versionOf(name, data, previousData) })
    return { data: await call<RecordType>(save, { body }) }
  }

  const remove = async <RecordType extends RaRecord = RaRecord>(
    name: string,
    { id, previousData }: DeleteParams<RecordType>,
  ) => {
    const { remove: removal } = await rowOf(name)
    if (removal === undefined) throw new Error(`${name} cannot be deleted`)
    await call(removal.call, removal.input(id))
    return { data: previousData ?? ({ id } as RecordType) }
  }

  return {
    create,
    update,
    updateMany: async (
      name: string,
      { ids, data }: { readonly ids: Identifier[]; readonly data: object },
    ) => {
      const { data: rows } = await getMany(name, { ids })
      await allOf(rows, row => update(name, { id: row.id, data: { ...row, ...data }, previousData: row }))
      return { data: rows.map(row => row.id) }
    },
    delete: remove,
    deleteMany: async (name: string, { ids }: { readonly ids: Identifier[] }) => {
      await allOf(ids, id => remove(name, { id }))
      return { data: ids }
    },
  }
}
