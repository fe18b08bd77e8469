/** A form with a file on its way to the server. */
export interface FormRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: FormData
  readonly signal?: AbortSignal | undefined
  /** Told of the share that has gone out, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined
}

/** Sends a form and answers what the server said, whatever that is; throws as `fetch` does. */
export type SendForm = (request: FormRequest) => Promise<Response>

/** Sends forms by `fetch`, which tells of no progress. */
export const sendFormByFetch =
  (fetch: typeof globalThis.fetch): SendForm =>
  ({ url, headers, body, signal }) =>
    fetch(url, { method: 'POST', headers, body, ...(signal === undefined ? {} : { signal }) })
