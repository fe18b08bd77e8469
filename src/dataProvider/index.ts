import type { DataProvider } from 'react-admin'
import { createCalls } from './call.ts'
import type { FileCalls } from './files/createFileCalls.ts'
import type { Http } from './http.ts'
import { readResources } from './readResources.ts'

/** No resource of this product is written through react-admin's own functions; pages save through their calls. */
const refuse = (action: string) => (resource: string) =>
  Promise.reject(new Error(`${resource} cannot be changed by ${action}`))

/**
 * react-admin's data provider over the contract, with `call` and `callPage` for everything that is not a list, `upload` and
 * `download` for files.
 */
export function createDataProvider(http: Http, files: FileCalls) {
  const calls = createCalls(http)
  return {
    ...calls,
    ...files,
    ...readResources(calls),
    create: refuse('create'),
    update: refuse('update'),
    updateMany: refuse('updateMany'),
    delete: refuse('delete'),
    deleteMany: refuse('deleteMany'),
    supportAbortSignal: true,
  } satisfies DataProvider
}

export type BoxwrightDataProvider = ReturnType<typeof createDataProvider>

export { callKey, callPageKey, refreshCalls } from './callKey.ts'
export { callQuery } from './callQuery.ts'
export { Failure, failureText, isFailure } from './failure.ts'
export { listParams } from './listParams.ts'
export { refetchUnanswered } from './refetchUnanswered.ts'
export { useCall, useCallPage } from './useCall.ts'
export { useCallMutation } from './useCallMutation.ts'
