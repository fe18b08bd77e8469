import type { Calls } from './call.ts'
import type { Http } from './http.ts'
import type { ResourceFunctions } from './resourceFunctions.ts'

type Unknown = (...given: readonly unknown[]) => Promise<unknown>

/** react-admin's functions over the resources. The first page needs none of them: they are loaded when one is called. */
export function laterResources(http: Http, calls: Calls): ResourceFunctions {
  const later = <Name extends keyof ResourceFunctions>(name: Name) =>
    (async (...given: readonly unknown[]) => {
      const { resourceFunctions } = await import('./resourceFunctions.ts')
      return (resourceFunctions(http, calls)[name] as Unknown)(...given)
    }) as ResourceFunctions[Name]
  return {
    getList: later('getList'),
    getMany: later('getMany'),
    getOne: later('getOne'),
    getManyReference: later('getManyReference'),
    create: later('create'),
    update: later('update'),
    updateMany: later('updateMany'),
    delete: later('delete'),
    deleteMany: later('deleteMany'),
  }
}
