import Link from '@mui/material/Link'
import { quote } from '#contract/quote'
import type { SampleRow } from '#contract/samples'
import { useProvider } from '../../../dataProvider/index.ts'
import { useSayFailure } from '../../../layout/notifications/useSay.ts'
import { saveBlob } from '../../quoteItem/tabs/files/saveBlob.ts'

/** The file that a sample is cut by, to be stored on the sample maker's machine; nothing where there is none. */
export function CuttingFileLink({ row }: { readonly row: SampleRow }) {
  const calls = useProvider()
  const sayFailure = useSayFailure()
  const { cuttingFileId: id, cuttingFileName } = row
  if (id === null) return null
  const store = async () => {
    try {
      const { content } = await calls.download(quote.downloadDocument, { params: { id }, query: {} })
      saveBlob(content, cuttingFileName)
    } catch (error) {
      sayFailure(error)
    }
  }
  return (
    <Link component="button" type="button" variant="body2" onClick={() => void store()}>
      {cuttingFileName}
    </Link>
  )
}
