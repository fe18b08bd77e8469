import { addressOf, requestOf } from '#contract/client'
import type { CallInput, CallOutput, Endpoint } from '#contract/endpoint'
import { connectionFailure } from '../connectionFailure.ts'
import type { Credentials, Http } from '../http.ts'
import { readFailure } from '../readFailure.ts'
import { askedBy, telling } from '../succeeded.ts'
import type { SendForm } from './sendForm.ts'

interface FileOptions {
  readonly baseUrl: string
  readonly credentials: Credentials
  readonly http: Http
  readonly sendForm: SendForm
}

interface UploadOptions {
  readonly signal?: AbortSignal
  /** Told of the share that has gone out, 0 to 1. */
  readonly onProgress?: (share: number) => void
}

type FileRow = Endpoint & { readonly answersFile: true }
type FormRow = Endpoint & { readonly takesFile: true }

/** A file that was fetched. */
export interface Fetched {
  readonly content: Blob
  readonly fileName: string
}

/** Milliseconds that a file may take to arrive. */
const fileTimeout = 15 * 60_000

const nameIn = (response: Response): string => {
  const [, name] = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return name === undefined ? '' : decodeURIComponent(name)
}

function formOf(body: unknown, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(body ?? {})) {
    if (value !== undefined && value !== null) form.append(name, String(value))
  }
  // Last: the server checks the texts before it takes the file.
  form.append('file', file, file.name)
  return form
}

/** The contract's rows that take or answer files. */
export function createFileCalls({ baseUrl, credentials, http, sendForm }: FileOptions) {
  const upload = async <Row extends FormRow>(
    row: Row,
    input: CallInput<Row>,
    file: File,
    options: UploadOptions = {},
  ): Promise<CallOutput<Row>> => {
    const given = input as { readonly body?: unknown; readonly params?: Record<string, unknown> }
    const path = addressOf(row, given.params === undefined ? {} : { params: given.params })
    const send = async (headers: Readonly<Record<string, string>>) => {
      try {
        return await sendForm({ url: baseUrl + path, headers, body: formOf(given.body, file), ...options })
      } catch (error) {
        throw connectionFailure(error)
      }
    }
    return telling(askedBy({ method: row.method, path }), async () => {
      const identity = await credentials.headers()
      let response = await send(identity)
      if (response.status === 401 && (await credentials.renew(identity))) {
        response = await send(await credentials.headers())
      }
      if (!response.ok) throw await readFailure(response)
      return (await response.json()) as CallOutput<Row>
    })
  }

  const download = async <Row extends FileRow>(
    row: Row,
    input: CallInput<Row>,
    signal?: AbortSignal,
  ): Promise<Fetched> => {
    const response = await http(requestOf(row, input), { signal, timeout: fileTimeout })
    try {
      return { content: await response.blob(), fileName: nameIn(response) }
    } catch (error) {
      throw connectionFailure(error)
    }
  }

  return { upload, download }
}

export type FileCalls = ReturnType<typeof createFileCalls>
