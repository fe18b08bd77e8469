import type { SendForm } from './sendForm.ts'

/** Milliseconds without any progress after which a request is given up. */
const longestSilence = 60_000

const headersOf = (text: string): Headers => {
  const headers = new Headers()
  for (const line of text.trim().split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim())
  }
  return headers
}

/** Sends forms by `XMLHttpRequest`: `fetch` does not tell how much of a request has gone out. */
export const sendFormByXhr: SendForm = ({ url, headers, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted === true) return reject(signal.reason)
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)

    let silence: ReturnType<typeof setTimeout>
    const giveUp = () => {
      reject(new DOMException('The server took too long to answer', 'TimeoutError'))
      request.abort()
    }
    const heard = () => {
      clearTimeout(silence)
      silence = setTimeout(giveUp, longestSilence)
    }
    const abort = () => {
      reject(signal?.reason)
      request.abort()
    }
    heard()
    signal?.addEventListener('abort', abort)
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      heard()
      if (lengthComputable) onProgress?.(loaded / total)
    }
    request.onload = () => {
      const { status, response } = request
      resolve(
        new Response(status === 204 ? null : response, {
          status,
          headers: headersOf(request.getAllResponseHeaders()),
        }),
      )
    }
    request.onerror = () => reject(new TypeError('Failed to send'))
    request.onloadend = () => {
      clearTimeout(silence)
      signal?.removeEventListener('abort', abort)
    }
    request.send(body)
  })
