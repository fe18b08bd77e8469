import DriveFileMoveOutlined from '@mui/icons-material/DriveFileMoveOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { design } from '#contract/design'
import type { Quote } from '#contract/quote'
import { text } from '#domain/messages'
import { useUser } from '../../../authProvider/UserContext.ts'
import { useMay } from '../../../authProvider/useRights.ts'
import { placeOfDraft, readDraft, writeDraft } from '../../../components/forms/draftStorage.ts'
import { useProvider } from '../../../dataProvider/index.ts'
import { useSay, useSayFailure } from '../../../layout/notifications/useSay.ts'
import { designFailureWords } from '../../quoteItem/tabs/design/designFiles/designFailureWords.ts'
import { DesignRunsProgress } from './DesignRunsProgress.tsx'

/** The items of the quote whose files are kept as being made. */
const startedOf = ({ items }: Quote, { itemIds }: Readonly<Record<string, unknown>>): readonly number[] =>
  Array.isArray(itemIds) ? items.flatMap(({ id }) => (itemIds.includes(id) ? [id] : [])) : []

/** Has the design service make the files of all items of the quote. Rule designgen-start (002 §4). */
export function GenerateDesignsButton({ quote }: { readonly quote: Quote }) {
  const may = useMay(design.startGenerateDesign.right)
  const { call } = useProvider()
  const say = useSay()
  const sayFailure = useSayFailure()
  const [starting, setStarting] = useState(false)
  // Who leaves the quote or reloads the page, and comes back, finds what goes on.
  const place = placeOfDraft(useUser().login, `generatingDesigns:${quote.id}`)
  const [started, keepStarted] = useState(() => startedOf(quote, readDraft(place)))
  const setStarted = (itemIds: readonly number[]) => {
    writeDraft(place, itemIds.length === 0 ? {} : { itemIds })
    keepStarted(itemIds)
  }
  if (!may || quote.items.length === 0) return null
  const start = async () => {
    setStarting(true)
    try {
      const { message, runs, refused } = await call(design.startGenerateDesign, {
        body: { quoteId: quote.id },
      })
      const why = refused.map(each => `${each.reference}: ${each.message}`)
      if (runs.length > 0) say(message, 'info')
      if (why.length > 0) say(why, 'warning')
      setStarted(runs.map(({ quoteItemId }) => quoteItemId))
    } catch (error) {
      sayFailure(error, [designFailureWords(error)])
    } finally {
      setStarting(false)
    }
  }
  if (started.length > 0)
    return <DesignRunsProgress quote={quote} itemIds={started} onEnded={() => setStarted([])} />
  return (
    <Button
      size="small"
      startIcon={<DriveFileMoveOutlined />}
      loading={starting}
      title={`${text('generatingDesigns')} of all items that can be drawn`}
      onClick={() => void start()}
    >
      Generate Designs
    </Button>
  )
}
