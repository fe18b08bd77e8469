import type { Endpoint } from '#contract/endpoint'
import { text } from '#domain/messages'
import type { ComingFile } from '../http/files/takeForm.ts'
import { Problem } from '../problem/problem.ts'
import { checked } from './checked.ts'

async function* once(bytes: Uint8Array) {
  yield bytes
}

/** The texts of a form, checked as its call says, and its file. */
export async function readForm(
  request: Request,
  row: Endpoint,
): Promise<{ texts: unknown; file: ComingFile }> {
  const form = await request.formData()
  const file = form.get('file')
  if (!(file instanceof File)) throw new Problem('invalid-request', text('formFileNotUploaded'))
  const texts = Object.fromEntries([...form].filter(([name]) => name !== 'file'))
  const bytes = Buffer.from(await file.arrayBuffer())
  return {
    texts: checked('body', row.body, texts),
    file: { name: file.name, content: once(bytes), skip: async () => undefined },
  }
}
