import type { GetListParams, GetManyReferenceParams, Identifier, RaRecord } from 'react-admin'
import type { CallInput, Endpoint } from '#contract/endpoint'
import type { Calls } from './call.ts'
import { Failure, isFailure } from './failure.ts'
import { type ListParams, listParams } from './listParams.ts'
import { resourceOf } from './resourceOf.ts'
import type { ResourceRow } from './resources.ts'

interface Context {
  readonly signal?: AbortSignal | undefined
}

/** The most rows a list call answers at once. */
const wholeList = 1000

const rowOf = async (name: string): Promise<ResourceRow> => {
  const row = await resourceOf(name)
  if (row === undefined) throw new Error(`There is no resource ${name}`)
  return row
}

/** react-admin's reading functions over the resource rows; the record's type is the caller's word, as everywhere there. */
export function readResources(calls: Calls) {
  const page = async <RecordType>(name: string, params: ListParams, { signal }: Context) => {
    const { list } = await rowOf(name)
    const input = { query: listParams(params) } as unknown as CallInput<Endpoint>
    const { data, total } = await calls.callPage(list, input, { signal })
    return { data: data as RecordType[], ...(total === undefined ? {} : { total }) }
  }

  const getList = <RecordType extends RaRecord = RaRecord>(name: string, params: GetListParams) =>
    page<RecordType>(
      name,
      {
        page: params.pagination?.page ?? 1,
        perPage: params.pagination?.perPage ?? wholeList,
        sort: params.sort,
        filter: params.filter,
      },
      params,
    )

  const getMany = async <RecordType extends RaRecord = RaRecord>(
    name: string,
    { ids, signal }: { ids: readonly Identifier[] } & Context,
  ) => {
    const { byIds } = await rowOf(name)
    const filter = byIds === undefined ? {} : byIds(ids)
    const { data } = await page<RecordType>(name, { page: 1, perPage: wholeList, filter }, { signal })
    const wanted = new Set(ids.map(String))
    return { data: data.filter(record => wanted.has(String(record.id))) }
  }

  const getOne = async <RecordType extends RaRecord = RaRecord>(
    name: string,
    { id, signal }: { id: Identifier } & Context,
  ) => {
    const { one } = await rowOf(name)
    const read = async (): Promise<RecordType | undefined> => {
      if (one === undefined) return (await getMany<RecordType>(name, { ids: [id], signal })).data[0]
      const input = { params: { id } } as unknown as CallInput<Endpoint>
      return (await calls.call(one, input, { signal })) as RecordType
    }
    const found = await read().catch((error: unknown) => {
      // An id that a call can't even take, as in an address that somebody typed, is nobody's.
      if (isFailure(error, 'invalid-request')) return undefined
      throw error
    })
    if (found === undefined)
      throw new Failure({ message: `${id} was not found.`, status: 404, code: 'not-found' })
    return { data: found }
  }

  const getManyReference = <RecordType extends RaRecord = RaRecord>(
    name: string,
    { target, id, filter, ...params }: GetManyReferenceParams,
  ) => getList<RecordType>(name, { ...params, filter: { ...filter, [target]: id } })

  return { getList, getMany, getOne, getManyReference }
}
