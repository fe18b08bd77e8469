import type { Calls } from './call.ts'
import type { Http } from './http.ts'
import { readResources } from './readResources.ts'
import { writeResources } from './writeResources.ts'

/** react-admin's functions over the resource rows. */
export function resourceFunctions(http: Http, calls: Calls) {
  const reads = readResources(http)
  return { ...reads, ...writeResources(calls, reads) }
}

export type ResourceFunctions = ReturnType<typeof resourceFunctions>
