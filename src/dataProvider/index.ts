import type { DataProvider } from 'react-admin'
import { createCalls } from './call.ts'
import type { FileCalls } from './files/createFileCalls.ts'
import type { Http } from './http.ts'
import { laterResources } from './laterResources.ts'

/**
 * react-admin's data provider over the contract: what administrators keep is read and written as resources; `call` and
 * `callPage` are for everything else, `upload` and `download` for files.
 */
export function createDataProvider(http: Http, files: FileCalls) {
  const calls = createCalls(http)
  return {
    ...calls,
    ...files,
    ...laterResources(http, calls),
    supportAbortSignal: true,
  } satisfies DataProvider
}

export type BoxwrightDataProvider = ReturnType<typeof createDataProvider>

export { ageCalls, callKey, callPageKey, refreshCalls } from './callKey.ts'
export { callPageQuery, callQuery } from './callQuery.ts'
export { Failure, failureText, isFailure } from './failure.ts'
export { freshFor } from './lastWrite.ts'
export { type ListParams, listParams } from './listParams.ts'
export { refetchUnanswered } from './refetchUnanswered.ts'
export { refreshRecords } from './refreshRecords.ts'
export type { ResourceName } from './resources.ts'
export { useCall, useCallPage } from './useCall.ts'
export { useCallMutation } from './useCallMutation.ts'
export { useProvider } from './useProvider.ts'
export { useStillThere } from './useStillThere.ts'
