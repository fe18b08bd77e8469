import type { GetListParams, GetManyReferenceParams, Identifier, RaRecord } from 'react-admin'
import { Failure, isFailure } from './failure.ts'
import type { Http } from './http.ts'
import { askedFilter } from './listParams.ts'
import { rowOf } from './rowOf.ts'
import { simpleRest } from './simpleRest.ts'

interface Context {
  readonly signal?: AbortSignal | undefined
}

/** The most rows a list call answers at once. */
const wholeList = 1000

const byNothing = { field: '', order: 'ASC' } as const

/** The package's resource of a call: its path, which goes into the address as it stands. */
const placeOf = ({ path }: { readonly path: string }) => path.slice(1).replace('/{id}', '')

/**
 * react-admin's reading functions over the resource rows, by ra-data-simple-rest; the record's type is the caller's
 * word, as everywhere there.
 */
export function readResources(http: Http) {
  const getList = async <RecordType extends RaRecord = RaRecord>(name: string, params: GetListParams) => {
    const { list } = await rowOf(name)
    let isAtLeast = false
    const rest = simpleRest(http, told => {
      isAtLeast = told
    })
    const page = await rest.getList<RecordType>(placeOf(list), {
      ...params,
      pagination: params.pagination ?? { page: 1, perPage: wholeList },
      sort: params.sort ?? byNothing,
      filter: askedFilter(params.filter),
    })
    return isAtLeast ? { ...page, meta: { isAtLeast } } : page
  }

  const getMany = async <RecordType extends RaRecord = RaRecord>(
    name: string,
    { ids, ...context }: { ids: readonly Identifier[] } & Context,
  ) => {
    const { byIds } = await rowOf(name)
    const { data } = await getList<RecordType>(name, { filter: byIds?.(ids) ?? {}, ...signalOf(context) })
    const wanted = new Set(ids.map(String))
    return { data: data.filter(record => wanted.has(String(record.id))) }
  }

  const getOne = async <RecordType extends RaRecord = RaRecord>(
    name: string,
    { id, ...context }: { id: Identifier } & Context,
  ) => {
    const { one } = await rowOf(name)
    const read = async (): Promise<RecordType | undefined> =>
      one === undefined
        ? (await getMany<RecordType>(name, { ids: [id], ...context })).data[0]
        : (await simpleRest(http).getOne<RecordType>(placeOf(one), { id, ...signalOf(context) })).data
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

const signalOf = ({ signal }: Context) => (signal === undefined ? {} : { signal })
