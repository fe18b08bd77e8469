import { useState } from 'react'
import { type QuoteDocument, type QuoteItem, quote } from '#contract/quote'
import { type BoxwrightDataProvider, useProvider } from '../../../../dataProvider/index.ts'
import { useSayFailure } from '../../../../layout/notifications/useSay.ts'
import { saveBlob } from './saveBlob.ts'

/** Stores files on this machine: a version of a document, or the item as XML. */
export function useDownload() {
  const calls = useProvider()
  const sayFailure = useSayFailure()
  const [busy, setBusy] = useState(false)
  const store = async (fetching: ReturnType<BoxwrightDataProvider['download']>, otherwise: string) => {
    setBusy(true)
    try {
      const { content, fileName } = await fetching
      saveBlob(content, fileName || otherwise)
    } catch (error) {
      sayFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    download: ({ id, fileName }: QuoteDocument, version?: number) =>
      store(
        calls.download(quote.downloadDocument, {
          params: { id },
          query: version === undefined ? {} : { version },
        }),
        fileName,
      ),
    downloadXml: ({ id, reference }: QuoteItem) =>
      store(calls.download(quote.downloadXml, { params: { id } }), `${reference}.xml`),
  }
}
